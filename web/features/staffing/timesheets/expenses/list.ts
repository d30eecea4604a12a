import {
  expenseFields,
  expenseSortsEitherWay,
  pageSize,
} from "@/modules/staffing/timesheets/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { timesheetsKey } from "@/web/state/query-keys";

/** What the list of expenses can be narrowed by. */
const declared = listFilters<typeof api.expenses.get>()("expenses", pageSize, {
  q: searchFilter,
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: expenseSortsEitherWay, defaultValue: "spent" },
});

const asks: ConditionConfig = {
  fields: expenseFields,
  texts: "expenses.conditions",
  names: { kind: "timesheets.expenses.kinds", status: "timesheets.statuses" },
  path: "/api/expenses",
  ahead: [],
};

export const expenseFilters = { ...declared, asks };
export type ExpenseListQuery = AskedBy<typeof expenseFilters>;

/** They are typed with their week, and every change of one is a change of it. */
export const expenseList = (query: ExpenseListQuery) =>
  pagesOf([...timesheetsKey, "expenses", query], (cursor) =>
    page(api.expenses.get({ query: expenseFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of expenses shows, for what is done with all of it. */
export const expensesMatching = (query: ExpenseListQuery) =>
  matchingBy(expenseFilters.filterOf(query), (asked) => ok(api.expenses.ids.get({ query: asked })));
