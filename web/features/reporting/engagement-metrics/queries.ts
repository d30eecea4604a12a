import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Period } from "@/modules/reporting/engagement-metrics/rules";
import { api, ok } from "@/web/api";
import { crmAnalyticsKey } from "@/web/state/query-keys";

export type AnalyticsAsked = { period: Period; from?: string; to?: string };

/** The figures of a period; those of the one before stay until they are there. */
export const crmAnalytics = (query: AnalyticsAsked) =>
  queryOptions({
    queryKey: [...crmAnalyticsKey, query],
    queryFn: () => ok(api.crm.analytics.get({ query })),
    placeholderData: keepPreviousData,
  });
