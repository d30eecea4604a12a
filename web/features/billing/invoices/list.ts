import { invoiceFields, invoiceSortsEitherWay, pageSize } from "@/modules/billing/invoices/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { billingKey } from "@/web/state/query-keys";

/** What the list of invoices can be narrowed by. */
const declared = listFilters<typeof api.invoices.get, "client">()("invoices", pageSize, {
  q: searchFilter,
  status: {
    is: "choice",
    values: ["open", "overdue", "paid", "credited"],
    names: "invoices.views",
    label: "invoices.conditions.status",
    any: "invoices.views.all",
    defaultValue: "all",
    place: "strip",
  },
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: invoiceSortsEitherWay, defaultValue: "number" },
});

const asks: ConditionConfig = {
  fields: invoiceFields,
  texts: "invoices.conditions",
  names: {
    status: "invoices.statuses",
    kind: "invoices.kinds",
    syntax: "invoices.details.syntaxes",
  },
  path: "/api/invoices",
  ahead: ["due"],
};

export const invoiceFilters = { ...declared, asks };
export type InvoiceListQuery = AskedBy<typeof invoiceFilters>;

export const invoiceList = (query: InvoiceListQuery) =>
  pagesOf([...billingKey, "list", query], (cursor) =>
    page(api.invoices.get({ query: invoiceFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of invoices shows, for what is done with all of it. */
export const invoicesMatching = (query: InvoiceListQuery) =>
  matchingBy(invoiceFilters.filterOf(query), (asked) => ok(api.invoices.ids.get({ query: asked })));
