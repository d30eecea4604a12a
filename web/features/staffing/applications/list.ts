import {
  fields,
  origins,
  pageSize,
  sortsEitherWay,
  stretches,
} from "@/modules/staffing/applications/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { matchingBy } from "@/web/shared/list/selection/matching";
import { applicationsKey } from "./queries";

/** What the list of all applications can be narrowed by; words and stretch stand in sight by themselves. */
const declared = listFilters<typeof api.applications.get>()("applications", pageSize, {
  stretch: {
    is: "choice",
    values: stretches,
    names: "applications.stretches",
    defaultValue: "all",
    chip: false,
    place: "none",
  },
  q: searchFilter,
  origin: {
    is: "choice",
    values: origins,
    names: "applications.origins",
    any: "applications.filters.anyOrigin",
    place: "select",
  },
  jobId: { is: "text", label: "applications.filters.job", chip: "applications.filters.oneJob" },
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "date" },
});

const asks: ConditionConfig = {
  fields,
  texts: "applications.conditions",
  names: {
    status: "records.applicationStatuses",
    origin: "applications.origins",
    relocate: "applications.record.relocations",
  },
  path: "/api/applications",
  ahead: ["start"],
};

export const applicationFilters = { ...declared, asks };
export type ApplicationListQuery = AskedBy<typeof applicationFilters>;

export const applicationList = (query: ApplicationListQuery) =>
  pagesOf([...applicationsKey, "list", query], (cursor) =>
    page(api.applications.get({ query: applicationFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of applications shows, for what is done with all of it. */
export const applicationsMatching = (query: ApplicationListQuery) =>
  matchingBy(applicationFilters.filterOf(query), (asked) =>
    ok(api.applications.ids.get({ query: asked })),
  );
