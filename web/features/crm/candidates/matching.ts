import { api, ok } from "@/web/api";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { candidateFilters, type CandidateListQuery } from "./list";

/** Everything that a filter of candidates shows, for what is done with all of it. */
export const candidatesMatching = (query: CandidateListQuery) =>
  matchingBy(candidateFilters.narrowed(query), (asked) =>
    ok(api.candidates.ids.get({ query: asked })),
  );
