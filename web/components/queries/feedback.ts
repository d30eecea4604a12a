import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";

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

export const clocksOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "clocks", id],
    queryFn: () => ok(api.deployments({ id }).clocks.get()),
  });
