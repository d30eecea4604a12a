import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { billingKey } from "@/web/state/query-keys";

const maxShown = 200;

export const selfBillDrafts = (days: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...billingKey, "self", "drafts", days],
    queryFn: () => ok(api["self-billing"].drafts.get({ query: days })),
  });

export const selfBillsOf = (status: "all" | "unpaid") =>
  queryOptions({
    queryKey: [...billingKey, "self", "list", status],
    queryFn: () => ok(api["self-billing"].invoices.get({ query: { status, limit: maxShown } })),
  });

export const selfBillingOf = (candidateId: string) =>
  queryOptions({
    queryKey: [...billingKey, "self", "details", candidateId],
    queryFn: () => ok(api.candidates({ id: candidateId })["self-billing"].get()),
  });
