import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PlacementQuery } from "@/modules/reporting/reports/model";
import { maxLines } from "@/modules/reporting/reports/rules";
import { api, ok } from "@/web/api";
import { analyticsKey, reportsKey } from "@/web/state/query-keys";
import type { Choice } from "@/src/calendar";

/** The figures of a period; those of the one before stay until they are there. */
export const revenueReport = (query: Choice) =>
  queryOptions({
    queryKey: [...reportsKey, "revenue", query],
    queryFn: () => ok(api.reports.revenue.get({ query })),
    placeholderData: keepPreviousData,
  });

export const performanceReport = (query: Choice) =>
  queryOptions({
    queryKey: [...reportsKey, "performance", query],
    queryFn: () => ok(api.reports.performance.get({ query })),
    placeholderData: keepPreviousData,
  });

export const gdprReport = (query: Choice) =>
  queryOptions({
    queryKey: [...reportsKey, "gdpr", query],
    queryFn: () => ok(api.reports.gdpr.get({ query })),
    placeholderData: keepPreviousData,
  });

export const analyticsMetrics = (query: Choice) =>
  queryOptions({
    queryKey: [...analyticsKey, query],
    queryFn: () => ok(api.analytics.metrics.get({ query })),
    placeholderData: keepPreviousData,
  });

export type DrillDown = Pick<PlacementQuery, "of"> &
  Partial<Pick<PlacementQuery, "service" | "clientId" | "recruiterId" | "source">>;

/** What stands behind a figure, line by line. */
export const placementLines = (query: Choice & DrillDown) =>
  queryOptions({
    queryKey: [...reportsKey, "placements", query],
    queryFn: () => ok(api.reports.placements.get({ query: { ...query, limit: maxLines } })),
  });

/** The ads behind a figure of the market. */
export const adLines = (query: Choice & { country?: string; skill?: string }) =>
  queryOptions({
    queryKey: [...analyticsKey, "ads", query],
    queryFn: () => ok(api.analytics.ads.get({ query: { ...query, limit: maxLines } })),
  });
