import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Role, roles } from "@/modules/knowledge/analysis/rules";
import {
  type CandidateSort,
  type CandidateStatus,
  mostDistance,
  pageLength,
  ranges,
  sorts,
  statuses,
} from "@/modules/crm/candidates/rules";
import { keysIn, type Ranged, rangesOf } from "@/modules/platform/records/rules";
import { countries, toSpecification } from "@/modules/market/sources/rules";
import { api, ok, page } from "@/web/api";
import { candidatesKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

export const candidateListKeys = [
  "q",
  "status",
  "role",
  "country",
  "tag",
  "archived",
  "sort",
  "near",
  "within",
  ...keysIn(ranges),
] as const;

export type CandidateListQuery = Ranged<typeof ranges> & {
  q?: string | undefined;
  status?: CandidateStatus | undefined;
  role?: Role | undefined;
  country?: string | undefined;
  tag?: string | undefined;
  archived?: "yes" | undefined;
  sort?: CandidateSort | undefined;
  near?: string | undefined;
  within?: string | undefined;
};

/** The filter an address asks for; what it asks for in words nobody knows is left out. */
export const candidateQueryOf = (values: Partial<Record<string, string>>): CandidateListQuery => ({
  q: values["q"],
  status: oneOf(statuses, values["status"]),
  role: oneOf(roles, values["role"]),
  country: oneOf(countries.map(toSpecification), values["country"]),
  tag: values["tag"],
  archived: oneOf(["yes"] as const, values["archived"]),
  sort: oneOf(sorts, values["sort"]),
  near: values["near"],
  within: values["near"] && distanceOf(values["within"]),
  ...rangesOf(ranges, values),
});

const distanceOf = (kilometres = "") =>
  /^[1-9]\d*$/.test(kilometres) && Number(kilometres) <= mostDistance ? kilometres : undefined;

export const candidateList = (query: CandidateListQuery) =>
  pagesOf([...candidatesKey, "list", query], (cursor) =>
    page(api.candidates.get({ query: asked(query, cursor) })),
  );

const asked = (
  { q, status, role, country, tag, archived, sort, near, within, ...others }: CandidateListQuery,
  cursor: string,
) => ({
  status: status ?? ("all" as const),
  archived: archived ?? ("no" as const),
  sort: sort ?? ("date" as const),
  limit: pageLength,
  ...(q && { q }),
  ...(tag && { tag: [tag] }),
  ...(role && { role: [role] }),
  ...(country && { country: [country] }),
  ...(near && { near, ...(within && { within: Number(within) }) }),
  ...rangesOf(ranges, others),
  ...(cursor && { cursor }),
});

export const candidateRecord = (id: string) => ({
  queryKey: [...candidatesKey, "record", id],
  queryFn: () => ok(api.candidates({ id }).get()),
});

export const candidateApplications = (id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, "applications", id],
    queryFn: () => ok(api.candidates({ id }).applications.get()),
  });

export type Typed = {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  linkedin?: string;
  location?: string;
  except?: string;
};

export const lookalikes = (typed: Typed) =>
  queryOptions({
    queryKey: [...candidatesKey, "duplicates", typed],
    queryFn: () => ok(api.candidates.duplicates.get({ query: typed })),
    placeholderData: keepPreviousData,
  });
