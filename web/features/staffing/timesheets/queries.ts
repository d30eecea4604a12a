import { matchingBy } from "@/web/shared/list/selection/matching";
import { queryOptions } from "@tanstack/react-query";
import {
  pageSize,
  timesheetFields,
  timesheetSortsEitherWay,
  timesheetStatuses,
} from "@/modules/staffing/timesheets/rules";
import { api, ok, page } from "@/web/api";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { type AskedBy, listFilters, searchFilter } from "@/web/shared/list/filters/list-filters";
import { pagesOf } from "@/web/shared/list/infinite-pages";
import { timesheetsKey } from "@/web/state/query-keys";

/** What the list of timesheets can be narrowed by; week and status stand in sight by themselves. */
const declared = listFilters<typeof api.timesheets.get>()("timesheets", pageSize, {
  q: searchFilter,
  week: { is: "text", chip: false, place: "none" },
  status: {
    is: "choice",
    values: timesheetStatuses,
    names: "timesheets.statuses",
    defaultValue: "all",
    chip: false,
    place: "none",
  },
  where: { is: "text", chip: false, place: "none" },
  sort: { is: "sort", values: timesheetSortsEitherWay, defaultValue: "status" },
});

const asks: ConditionConfig = {
  fields: timesheetFields,
  texts: "timesheets.conditions",
  names: { status: "timesheets.statuses", contract: "deployments.contractTypes" },
  path: "/api/timesheets",
  ahead: [],
};

export const timesheetFilters = { ...declared, asks };
export type TimesheetListQuery = AskedBy<typeof timesheetFilters>;

export const timesheetList = (query: TimesheetListQuery) =>
  pagesOf([...timesheetsKey, "list", query], (cursor) =>
    page(api.timesheets.get({ query: timesheetFilters.pageQuery(query, cursor) })),
  );

/** Everything that a filter of timesheets shows, for what is done with all of it. */
export const timesheetsMatching = (query: TimesheetListQuery) =>
  matchingBy(timesheetFilters.filterOf(query), (asked) =>
    ok(api.timesheets.ids.get({ query: asked })),
  );

/** Of one week, or of all. */
export const weekCounts = (week: string) =>
  queryOptions({
    queryKey: [...timesheetsKey, "counts", week],
    queryFn: () => ok(api.timesheets.counts.get({ query: { week } })),
  });

/** The links that clients have for a week, and what follows by itself. */
export const linksOf = (week: string) =>
  queryOptions({
    queryKey: [...timesheetsKey, "links", week],
    queryFn: () => ok(api["approval-links"].get({ query: { week } })),
  });
