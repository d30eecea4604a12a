import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { crmMetricsKey } from "@/web/state/query-keys";

export const crmMetrics = queryOptions({
  queryKey: crmMetricsKey,
  queryFn: () => ok(api.crm.metrics.get()),
});
