import { api, ok } from "@/web/api";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { candidateFilters, type CandidateListQuery } from "./list";

/**
 * Everything that a filter of candidates shows, for what is done with all of it. It has a file of its own, because the
 * shell asks for the first page of candidates, and would otherwise travel without what lists share.
 */
export const candidatesMatching = (query: CandidateListQuery) =>
  matchingBy(candidateFilters.filterOf(query), (asked) =>
    ok(api.candidates.ids.get({ query: asked })),
  );
