import { roles } from "@/modules/knowledge/analysis/rules";
import {
  fields,
  maxPageSize,
  maxDistance,
  pageSize,
  ranges,
  sortsEitherWay,
  statuses,
} from "@/modules/crm/candidates/rules";
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
import { candidatesKey } from "@/web/state/query-keys";

/** What the list of candidates can be narrowed by. */
const lengths = { first: pageSize, further: maxPageSize };
const declared = listFilters<typeof api.candidates.get, "skill">()("candidates", lengths, {
  q: searchFilter,
  status: {
    is: "choice",
    values: statuses,
    names: "candidates.statuses",
    any: "candidates.filters.all",
    defaultValue: "all",
    place: "strip",
  },
  role: { is: "choice", values: roles, names: "jobs.roles", any: "candidates.filters.anyRole" },
  country: { is: "country", any: "candidates.filters.anyCountry" },
  near: { is: "text", label: "candidates.near.town", place: "own" },
  within: { is: "number", upTo: maxDistance, beside: "near", chip: false, place: "none" },
  ...rangeFilters(ranges, { pay: "candidates.rangeHints.pay" }),
  where: { is: "text", chip: false, place: "none" },
  ...attachedFilters,
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "date" },
});

const asks: ConditionConfig = {
  fields,
  texts: "candidates.conditions",
  chips: "candidates.conditionChips",
  names: {
    status: "candidates.statuses",
    role: "jobs.roles",
    systems: "jobs.systems",
    contract: "candidates.contracts",
    origin: "candidates.origins",
    consent: "candidates.purposes",
  },
  path: "/api/candidates",
  ahead: ["free", "keep"],
};

export const candidateFilters = { ...declared, asks };
export type CandidateListQuery = AskedBy<typeof candidateFilters>;

export const candidateList = (query: CandidateListQuery) =>
  pagesOf([...candidatesKey, "list", query], (cursor) =>
    page(api.candidates.get({ query: candidateFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of candidates shows, for what is done with all of it. */
export const candidatesMatching = (query: CandidateListQuery) =>
  matchingBy(candidateFilters.filterOf(query), (asked) =>
    ok(api.candidates.ids.get({ query: asked })),
  );
