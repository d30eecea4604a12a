import { queryOptions } from "@tanstack/react-query";
import { pageLength, timesheetStatuses } from "@/modules/staffing/timesheets/rules";
import { api, ok, page } from "@/web/api";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";
import { timesheetsKey } from "@/web/state/query-keys";

export const stretches = ["all", ...timesheetStatuses] as const;
type Stretch = (typeof stretches)[number];

export const stretchOf = (value: string | null): Stretch => oneOf(stretches, value) ?? "all";

export const weekList = (week: string, status: Stretch) =>
  pagesOf([...timesheetsKey, "week", week, status], (cursor) =>
    page(
      api.timesheets.get({ query: { week, status, limit: pageLength, ...(cursor && { cursor }) } }),
    ),
  );

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
