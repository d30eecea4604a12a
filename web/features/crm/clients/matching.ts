import { api, ok } from "@/web/api";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { clientFilters, type ClientListQuery } from "./list";

/** Everything that a filter of clients shows, for what is done with all of it. */
export const clientsMatching = (query: ClientListQuery) =>
  matchingBy(clientFilters.narrowed(query), (asked) => ok(api.clients.ids.get({ query: asked })));
