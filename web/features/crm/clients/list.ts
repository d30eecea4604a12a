import { fields, pageSize, ranges, sortsEitherWay, statuses } from "@/modules/crm/clients/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import {
  type AskedBy,
  attachedFilters,
  listFilters,
  rangeFilters,
  searchFilter,
} from "@/web/shared/list/filters/list-filters";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { clientsKey } from "@/web/state/query-keys";

/** What the list of clients can be narrowed by. */
const declared = listFilters<typeof api.clients.get>()("clients", pageSize, {
  q: searchFilter,
  status: {
    is: "choice",
    values: statuses,
    names: "clients.statuses",
    any: "clients.filters.all",
    defaultValue: "all",
    place: "strip",
  },
  ...rangeFilters(ranges),
  where: { is: "text", chip: false, place: "none" },
  ...attachedFilters,
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "date" },
});

const asks: ConditionConfig = {
  fields,
  texts: "clients.conditions",
  names: {
    status: "clients.statuses",
    tier: "clients.tiers",
  },
  path: "/api/clients",
  ahead: [],
};

export const clientFilters = { ...declared, asks };
export type ClientListQuery = AskedBy<typeof clientFilters>;

export const clientList = (query: ClientListQuery) =>
  pagesOf([...clientsKey, "list", query], (cursor) =>
    page(api.clients.get({ query: clientFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of clients shows, for what is done with all of it. */
export const clientsMatching = (query: ClientListQuery) =>
  matchingBy(clientFilters.filterOf(query), (asked) => ok(api.clients.ids.get({ query: asked })));
