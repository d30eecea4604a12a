import { api, ok } from "@/web/api";
import { candidateFilters, type CandidateListQuery } from "./list";

/** Everything that a filter of candidates shows, for what is done with all of it. */
export function candidatesMatching(query: CandidateListQuery) {
  const filter = candidateFilters.narrowed(query);
  return {
    filter,
    read: (after: number | undefined) =>
      ok(api.candidates.ids.get({ query: { ...filter, after } })),
  };
}
