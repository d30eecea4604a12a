import { queryOptions } from "@tanstack/react-query";
import {
  activeProjectsShown,
  insightsPollMs,
  metricsPollMs,
  type RecentTab,
} from "@/modules/reporting/dashboard/rules";
import { api, ok } from "@/web/api";
import { insightsKey, layoutKey, metricsKey, projectsKey, recentKey } from "@/web/state/query-keys";

export const dashboardMetrics = queryOptions({
  queryKey: metricsKey,
  queryFn: () => ok(api.dashboard.metrics.get()),
  refetchInterval: metricsPollMs,
});

/** Looked at anew by whoever comes back: not everything that happens is told. */
export const recentLines = (tab: RecentTab) =>
  queryOptions({
    queryKey: [...recentKey, tab],
    queryFn: () => ok(api.dashboard.recent.get({ query: { tab } })),
    staleTime: 0,
  });

export const aiInsights = queryOptions({
  queryKey: insightsKey,
  queryFn: () => ok(api.ai.insights.get()),
  refetchInterval: insightsPollMs,
  staleTime: insightsPollMs,
});

/** Whoever did one of them somewhere else comes back and finds it done. */
export const firstSteps = queryOptions({
  queryKey: ["/api/dashboard/steps"],
  queryFn: () => ok(api.dashboard.steps.get()),
  staleTime: 0,
});

export const dashboardLayout = queryOptions({
  queryKey: layoutKey,
  queryFn: () => ok(api.dashboard.layout.get()),
});

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
