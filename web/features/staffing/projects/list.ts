import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  fields,
  pageSize,
  priorities,
  type ProjectStatus,
  ranges,
  sortsEitherWay,
  statuses,
} from "@/modules/staffing/projects/rules";
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
import { projectsKey } from "@/web/state/query-keys";

/** What the list of projects can be narrowed by. */
const declared = listFilters<typeof api.projects.get>()("projects", pageSize, {
  q: searchFilter,
  status: {
    is: "choice",
    values: statuses,
    names: "projects.statuses",
    any: "projects.filters.anyStatus",
    defaultValue: "all",
    place: "select",
  },
  priority: {
    is: "choice",
    values: priorities,
    names: "projects.priorities",
    any: "projects.filters.anyPriority",
    defaultValue: "all",
  },
  client: { is: "text" },
  overdue: { is: "yes" },
  open: { is: "yes" },
  ...rangeFilters(ranges),
  where: { is: "text", chip: false, place: "none" },
  ...attachedFilters,
  sort: { is: "sort", values: sortsEitherWay, defaultValue: "date" },
});

const asks: ConditionConfig = {
  fields,
  texts: "projects.conditions",
  names: {
    status: "projects.statuses",
    priority: "projects.priorities",
    role: "jobs.roles",
  },
  path: "/api/projects",
  ahead: ["start", "end"],
};

export const projectFilters = { ...declared, asks };
export type ProjectListQuery = AskedBy<typeof projectFilters>;

export const projectList = (query: ProjectListQuery) =>
  pagesOf([...projectsKey, "list", query], (cursor) =>
    page(api.projects.get({ query: projectFilters.pageQuery(query, cursor) })),
  );

export const projectFigures = (query: ProjectListQuery) =>
  queryOptions({
    queryKey: [...projectsKey, "figures", query],
    queryFn: () => ok(api.projects.figures.get({ query: projectFilters.filterOf(query) })),
    placeholderData: keepPreviousData,
  });

export const projectAnalytics = (query: ProjectListQuery) =>
  queryOptions({
    queryKey: [...projectsKey, "analytics", query],
    queryFn: () => ok(api.projects.analytics.get({ query: projectFilters.filterOf(query) })),
  });

/** As many as one looks through before typing more of the name. */
const choices = 12;

/** Projects that may take candidates: planned or running, the newest first. */
export const projectChoices = (q: string) =>
  queryOptions({
    queryKey: [...projectsKey, "choices", q],
    queryFn: async () => {
      const query = projectFilters.pageQuery(q ? { q } : {});
      const found = await ok(api.projects.get({ query }));
      const isTaking = ({ status }: { status: ProjectStatus }) =>
        status === "planning" || status === "active";
      return found.filter(isTaking).slice(0, choices);
    },
    placeholderData: keepPreviousData,
  });

/** Everything that a filter of projects shows, for what is done with all of it. */
export const projectsMatching = (query: ProjectListQuery) =>
  matchingBy(projectFilters.filterOf(query), (asked) => ok(api.projects.ids.get({ query: asked })));
