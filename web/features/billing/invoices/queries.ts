import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { billingKey } from "@/web/state/query-keys";

export const invoiceRecord = (id: string) =>
  queryOptions({
    queryKey: [...billingKey, "record", id],
    queryFn: () => ok(api.invoices({ id }).get()),
  });

export const draftsIn = (days: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...billingKey, "drafts", days],
    queryFn: () => ok(api.invoices.drafts.get({ query: days })),
  });

/** The latest runs; one that goes on is looked at again and again. */
export const billingRuns = queryOptions({
  queryKey: [...billingKey, "runs"],
  queryFn: () => ok(api["billing-runs"].get()),
  refetchInterval: ({ state }) =>
    state.data?.some((run) => run.state === "running") ? 1500 : false,
});

export const detailsOf = (clientId: string) =>
  queryOptions({
    queryKey: [...billingKey, "details", clientId],
    queryFn: () => ok(api.clients({ id: clientId }).billing.get()),
  });
