import { roles } from "@/modules/knowledge/analysis/rules";
import {
  contacts,
  employersPerPage as pageLength,
  employerSorts,
  verdicts,
} from "@/modules/market/employers/rules";
import { api, page } from "@/web/api";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters } from "@/web/shared/list/filters/list-filters";
import { radarKey } from "./queries";

/** What the employers can be narrowed by. */
export const employerFilters = listFilters<typeof api.employers.get, "key">()("radar", pageLength, {
  q: { is: "text", label: "jobs.filters.search" },
  verdict: {
    is: "choice",
    values: verdicts,
    names: "radar.verdicts",
    any: "radar.filters.all",
    place: "strip",
  },
  role: { is: "choice", values: roles, names: "jobs.roles", any: "radar.filters.anyRole" },
  country: {
    is: "country",
    isIso: true,
    label: "jobs.filters.country",
    any: "jobs.filters.anyCountry",
  },
  metro: { is: "text" },
  contact: {
    is: "choice",
    values: contacts,
    names: "radar.contacts",
    any: "radar.filters.anyContact",
  },
  week: {
    is: "choice",
    values: ["ads", "first"],
    names: "radar.weeks",
    any: "radar.filters.anyTime",
  },
  sort: { is: "sort", values: employerSorts, defaultValue: "open" },
});
export type EmployerListQuery = AskedBy<typeof employerFilters>;

export const employerList = (query: EmployerListQuery) =>
  pagesOf([...radarKey, "employers", query], (cursor) =>
    page(api.employers.get({ query: employerFilters.pageQuery(query, cursor) })),
  );
