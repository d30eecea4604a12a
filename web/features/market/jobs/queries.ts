import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  roles,
  type Role,
  type TargetClass,
  targetClasses,
} from "@/modules/knowledge/analysis/rules";
import { pageLength, ranges, sorts, sourceTypes, statuses } from "@/modules/market/jobs/rules";
import { keysIn, type Ranged, rangesOf } from "@/modules/platform/records/rules";
import {
  countries,
  type SourceId,
  sourceIds,
  toSpecification,
} from "@/modules/market/sources/rules";
import { api, ok, page } from "@/web/api";
import { jobsKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

/** How often the jobs page asks whether anything changed, specification §9. */
export const jobsPollMs = 5000;

export const jobListKeys = [
  "q",
  "class",
  "source",
  "country",
  "category",
  "sourceType",
  "samples",
  "status",
  "run",
  "sort",
  ...keysIn(ranges),
] as const;

export type JobFilter = Ranged<typeof ranges> & {
  q?: string;
  class?: TargetClass;
  source?: SourceId;
  country?: string;
  category?: Role;
  sourceType?: (typeof sourceTypes)[number];
  samples?: "no";
  status?: (typeof statuses)[number] | "all";
  run?: string;
};
export type JobSort = (typeof sorts)[number];
export type JobListQuery = JobFilter & { sort?: JobSort };

/** The filter an address asks for; what it asks for in words nobody knows is left out. */
export function jobQueryOf(values: Partial<Record<string, string>>): JobListQuery {
  return withoutGaps({
    q: values.q,
    class: oneOf(targetClasses, values.class),
    source: oneOf(sourceIds, values.source),
    country: oneOf(countries.map(toSpecification), values.country),
    category: oneOf(roles, values.category),
    sourceType: oneOf(sourceTypes, values.sourceType),
    samples: oneOf(["no"] as const, values.samples),
    status: oneOf([...statuses, "all"] as const, values.status),
    run: values.run,
    sort: oneOf(sorts, values.sort),
    ...rangesOf(ranges, values),
  });
}

export const jobList = ({ sort = "score", ...query }: JobListQuery, limit = pageLength) =>
  pagesOf([...jobsKey, "list", query, sort, limit], (cursor) =>
    page(api.jobs.get({ query: { ...asked(query), sort, limit, ...(cursor && { cursor }) } })),
  );

/** Counts per class; the class itself and the order do not change them. */
export const jobCounts = ({ class: _class, sort: _sort, ...filter }: JobListQuery) =>
  queryOptions({
    queryKey: [...jobsKey, "counts", filter],
    queryFn: () => ok(api.jobs.counts.get({ query: asked(filter) })),
    placeholderData: keepPreviousData,
  });

export const jobRecord = (id: string) => ({
  queryKey: [...jobsKey, "record", id],
  queryFn: () => ok(api.jobs({ id }).get()),
});

/** The server understands several sources; the page offers one at a time. */
const asked = ({ source, status = "open", ...query }: JobFilter) => ({
  ...query,
  status,
  ...(source && { source: [source] }),
});

type WithoutUndefined<Gapped> = { [Key in keyof Gapped]?: Exclude<Gapped[Key], undefined> };

function withoutGaps<Gapped extends object>(gapped: Gapped): WithoutUndefined<Gapped> {
  const filled = Object.entries(gapped).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled) as WithoutUndefined<Gapped>;
}
