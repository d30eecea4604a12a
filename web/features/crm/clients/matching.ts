import { api, ok } from "@/web/api";
import { clientFilters, type ClientListQuery } from "./list";

/** Everything that a filter of clients shows, for what is done with all of it. */
export function clientsMatching(query: ClientListQuery) {
  const filter = clientFilters.narrowed(query);
  return {
    filter,
    read: (after: number | undefined) => ok(api.clients.ids.get({ query: { ...filter, after } })),
  };
}
