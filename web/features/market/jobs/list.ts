import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { roles, targetClasses } from "@/modules/knowledge/analysis/rules";
import {
  fields,
  pageSize,
  ranges,
  sortsEitherWay,
  sourceTypes,
  statuses,
} from "@/modules/market/jobs/rules";
import { sourceIds } from "@/modules/market/sources/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import {
  type AskedBy,
  attachedFilters,
  listFilters,
  rangeFilters,
} from "@/web/shared/list/filters/list-filters";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { sourceNames } from "./ad/source-badge";
import { jobsKey } from "@/web/state/query-keys";

/** What the list of jobs can be narrowed by; the server understands several sources, the page offers one at a time. */
const declared = listFilters<typeof api.jobs.get, "portalCategory" | "ids">()("jobs", pageSize, {
  q: { is: "text", label: "jobs.filters.search" },
  class: {
    is: "choice",
    values: targetClasses,
    names: "jobs.classes",
    any: "jobs.filters.all",
    place: "strip",
  },
  source: { is: "choice", values: sourceIds, names: sourceNames, any: "jobs.filters.anySource" },
  country: { is: "country", any: "jobs.filters.anyCountry" },
  category: { is: "choice", values: roles, names: "jobs.roles", any: "jobs.filters.anyCategory" },
  sourceType: { is: "choice", values: sourceTypes, names: {}, chip: false, place: "none" },
  samples: {
    is: "choice",
    values: ["no"],
    names: {},
    chip: "jobs.filters.samplesOut",
    place: "none",
  },
  status: {
    is: "choice",
    values: [...statuses.filter((it) => it !== "open"), "all"],
    names: "jobs.statuses",
    any: "jobs.statuses.open",
    defaultValue: "open",
    place: "select",
  },
  ...rangeFilters(ranges),
  where: { is: "text", chip: false, place: "none" },
  tag: attachedFilters.tag,
  run: { is: "text", chip: "jobs.filters.oneRun" },
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "score" },
});

const asks: ConditionConfig = {
  fields,
  texts: "jobs.conditions",
  chips: "jobs.conditionChips",
  names: {
    role: "jobs.roles",
    class: "jobs.classes",
    systems: "jobs.systems",
    contract: "jobs.demands.contracts",
    source: sourceNames,
    origin: "jobs.origins",
  },
  path: "/api/jobs",
  ahead: [],
};

export const jobFilters = { ...declared, asks };
export type JobListQuery = AskedBy<typeof jobFilters>;

export const jobList = (query: JobListQuery, limit?: number) =>
  pagesOf([...jobsKey, "list", query, limit], (cursor) =>
    page(api.jobs.get({ query: jobFilters.pageQuery(query, cursor, limit) })),
  );

/** Counts per class; the class itself and the order do not change them. */
export const jobCounts = ({ class: _class, sort: _sort, ...filter }: JobListQuery) =>
  queryOptions({
    queryKey: [...jobsKey, "counts", filter],
    queryFn: () => ok(api.jobs.counts.get({ query: jobFilters.filterOf(filter) })),
    placeholderData: keepPreviousData,
  });

/** Everything that a filter of jobs shows, for what is done with all of it. */
export const jobsMatching = (query: JobListQuery) =>
  matchingBy(jobFilters.filterOf(query), (asked) => ok(api.jobs.ids.get({ query: asked })));
