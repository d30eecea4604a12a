import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { billingKey } from "@/web/state/query-keys";

/** The latest runs that send; one that goes on is looked at again and again. */
export const sendingRuns = queryOptions({
  queryKey: [...billingKey, "sendings"],
  queryFn: () => ok(api["invoice-sendings"].get()),
  refetchInterval: ({ state }) =>
    state.data?.some((run) => run.state === "running") ? 1000 : false,
});
