import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { dashboardMetrics } from "@/web/features/reporting/dashboard/queries";

/** Asks anew for all that the screen shows. */
export function useRefresh() {
  const queries = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: dashboardMetrics.queryKey, exact: true }) > 0;
  return { isRefreshing, refresh: () => void queries.refetchQueries({ type: "active" }) };
}
