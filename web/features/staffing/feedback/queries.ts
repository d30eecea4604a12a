import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { deploymentsKey, projectsKey } from "@/web/state/query-keys";

export const feedbackOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "feedback", id],
    queryFn: () => ok(api.deployments({ id }).feedback.get()),
  });

export const feedbackOverview = queryOptions({
  queryKey: [...deploymentsKey, "feedback"],
  queryFn: () => ok(api.feedback.get()),
});

export const benchBoard = queryOptions({
  queryKey: [...deploymentsKey, "bench"],
  queryFn: () => ok(api.bench.get()),
});

/** Where somebody who is free from a day on may go next. */
export const openingsFor = (candidate: string, from: string) =>
  queryOptions({
    queryKey: [...projectsKey, "openings", candidate, from],
    queryFn: () => ok(api.bench.openings.get({ query: { candidate, from } })),
  });

export const clocksOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "clocks", id],
    queryFn: () => ok(api.deployments({ id }).clocks.get()),
  });
