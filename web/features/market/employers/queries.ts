import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Role, roles } from "@/modules/knowledge/analysis/rules";
import {
  type Contact,
  contacts,
  employersPerPage,
  employerSorts,
  leadStates,
  type Verdict,
  verdicts,
} from "@/modules/market/employers/rules";
import { countries } from "@/modules/market/sources/rules";
import { api, ok, page } from "@/web/api";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

/** Every list, figure and record of the radar begins with this, so that one change refreshes all. */
export const radarKey = ["/api/radar"];
export const radarPollMs = 5000;

export const employerKeys = [
  "q",
  "verdict",
  "contact",
  "country",
  "metro",
  "role",
  "week",
  "sort",
] as const;

export type EmployerSort = (typeof employerSorts)[number];
export type EmployerListQuery = {
  q?: string;
  verdict?: Verdict;
  contact?: Contact;
  country?: string;
  metro?: string;
  role?: Role;
  week?: (typeof weeks)[number];
  sort?: EmployerSort;
};

const weeks = ["ads", "first"] as const;
const leadViews = ["live", "all", ...leadStates] as const;
export type LeadView = (typeof leadViews)[number];

/** The list an address asks for; what it asks for in words nobody knows is left out. */
export function employerQueryOf(values: Partial<Record<string, string>>): EmployerListQuery {
  const query = {
    q: values["q"],
    verdict: oneOf(verdicts, values["verdict"]),
    contact: oneOf(contacts, values["contact"]),
    country: oneOf(countries, values["country"]),
    metro: values["metro"],
    role: oneOf(roles, values["role"]),
    week: oneOf(weeks, values["week"]),
    sort: oneOf(employerSorts, values["sort"]),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

export const leadViewOf = (value: string | null): LeadView =>
  oneOf(leadViews, value ?? undefined) ?? "live";

export const employerList = ({ sort = "open", ...query }: EmployerListQuery) =>
  pagesOf([...radarKey, "employers", query, sort], (cursor) =>
    page(
      api.employers.get({
        query: { ...query, sort, limit: employersPerPage, ...(cursor && { cursor }) },
      }),
    ),
  );

export const employerRecord = (id: string) => ({
  queryKey: [...radarKey, "employer", id],
  queryFn: () => ok(api.employers({ id: encodeURIComponent(id) }).get()),
});

export const radarOverview = queryOptions({
  queryKey: [...radarKey, "overview"],
  queryFn: () => ok(api.radar.get()),
  refetchInterval: radarPollMs,
});

export const leadList = (state: LeadView) =>
  queryOptions({
    queryKey: [...radarKey, "leads", state],
    queryFn: () => ok(api.leads.get({ query: { state } })),
    placeholderData: keepPreviousData,
    refetchInterval: radarPollMs,
  });

export const leadOwners = queryOptions({
  queryKey: [...radarKey, "owners"],
  queryFn: () => ok(api.leads.owners.get()),
});

export const hardToFill = queryOptions({
  queryKey: [...radarKey, "hard-to-fill"],
  queryFn: () => ok(api.radar["hard-to-fill"].get()),
});

export const competitors = queryOptions({
  queryKey: [...radarKey, "competitors"],
  queryFn: () => ok(api.radar.competitors.get()),
});

export const payReport = queryOptions({
  queryKey: [...radarKey, "pay"],
  queryFn: () => ok(api.radar.pay.get()),
});

export const jobSignals = (id: string) =>
  queryOptions({
    queryKey: [...radarKey, "signals", id],
    queryFn: () => ok(api.jobs({ id }).signals.get()),
  });
