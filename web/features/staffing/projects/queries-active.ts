import { queryOptions } from "@tanstack/react-query";
import { activeProjectsShown } from "@/modules/reporting/dashboard/rules";
import { api, ok } from "@/web/api";
import { projectsKey } from "@/web/state/query-keys";

/** What the dashboard shows of the projects that are running. */
export const activeProjects = queryOptions({
  queryKey: [...projectsKey, "active"],
  queryFn: () =>
    ok(
      api.projects.get({
        query: {
          status: "active",
          priority: "all",
          archived: "no",
          sort: "priority",
          limit: activeProjectsShown,
        },
      }),
    ),
});
