import { pageLength, ranges, sorts, statuses } from "@/modules/crm/clients/rules";
import { api, page } from "@/web/api";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import {
  type AskedBy,
  attachedFilters,
  listFilters,
  rangeFilters,
  searchFilter,
} from "@/web/shared/list/filters/list-filters";
import { clientsKey } from "@/web/state/query-keys";

/** What the list of clients can be narrowed by. */
export const clientFilters = listFilters<typeof api.clients.get>()("clients", pageLength, {
  q: searchFilter,
  status: {
    is: "choice",
    values: statuses,
    names: "clients.statuses",
    any: "clients.filters.all",
    usual: "all",
    place: "strip",
  },
  ...rangeFilters(ranges),
  ...attachedFilters,
  sort: { is: "sort", values: sorts, usual: "date" },
});
export type ClientListQuery = AskedBy<typeof clientFilters>;

export const clientList = (query: ClientListQuery) =>
  pagesOf([...clientsKey, "list", query], (cursor) =>
    page(api.clients.get({ query: clientFilters.asked(query, cursor) })),
  );
