import { queryOptions } from "@tanstack/react-query";
import { metricsPollMs } from "@/modules/insights/rules";
import { api, ok } from "@/web/api";
import { metricsKey } from "@/web/state/query-keys";

export const dashboardMetrics = queryOptions({
  queryKey: metricsKey,
  queryFn: () => ok(api.dashboard.metrics.get()),
  refetchInterval: metricsPollMs,
});
