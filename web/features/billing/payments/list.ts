import {
  paymentFields,
  paymentSortsEitherWay,
  paymentsPerPage,
} from "@/modules/billing/payments/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { paymentsKey } from "@/web/state/query-keys";

/** What the list of booked payments can be narrowed by. */
const declared = listFilters<typeof api.payments.get>()("payments", paymentsPerPage, {
  q: searchFilter,
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: paymentSortsEitherWay, defaultValue: "paid" },
});

const asks: ConditionConfig = {
  fields: paymentFields,
  texts: "payments.conditions",
  names: { kind: "payments.invoice.kinds", ground: "payments.grounds" },
  path: "/api/payments",
  ahead: [],
};

export const paymentFilters = { ...declared, asks };
export type PaymentListQuery = AskedBy<typeof paymentFilters>;

export const paymentList = (query: PaymentListQuery) =>
  pagesOf([...paymentsKey, "list", query], (cursor) =>
    page(api.payments.get({ query: paymentFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of payments shows, for what is done with all of it. */
export const paymentsMatching = (query: PaymentListQuery) =>
  matchingBy(paymentFilters.filterOf(query), (asked) => ok(api.payments.ids.get({ query: asked })));
