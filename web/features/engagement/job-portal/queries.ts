import { queryOptions } from "@tanstack/react-query";
import { portalCategories } from "@/modules/knowledge/analysis/rules";
import type { PortalFilter } from "@/modules/engagement/job-portal/model";
import { pageSize } from "@/modules/engagement/job-portal/rules";
import { api, ok, page } from "@/web/api";
import { jobsKey } from "@/web/state/query-keys";
import { applicationsKey } from "@/web/features/staffing/applications/queries";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

export const portalKey = [...jobsKey, "portal"];

/** What an address narrows the portal to; what nobody knows is left out. */
export function portalFilterOf({ q, category }: { q?: string; category?: string }): PortalFilter {
  const known = oneOf(portalCategories, category);
  return { ...(q && { q }), ...(known && { category: known }) };
}

export const portalJobs = (filter: PortalFilter) =>
  pagesOf([...portalKey, "list", filter], (cursor) =>
    page(
      api.jobs.portal.get({
        query: { ...filter, limit: pageSize, ...(cursor && { cursor }) },
      }),
    ),
  );

export const portalHead = queryOptions({
  queryKey: [...portalKey, "head"],
  queryFn: () => ok(api.jobs.portal.head.get()),
});

/** How long hiring really takes, step by step. */
export const portalPace = queryOptions({
  queryKey: [...applicationsKey, "pace"],
  queryFn: () => ok(api.jobs.portal.pace.get()),
});

/** What the signed-in person has applied for. */
export const ownApplications = queryOptions({
  queryKey: [...applicationsKey, "own"],
  queryFn: () => ok(api.applications.my.get()),
});
