import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { profileKey } from "@/web/state/query-keys";

export const ownMetrics = queryOptions({
  queryKey: [...profileKey, "metrics"],
  queryFn: () => ok(api.profile.metrics.get()),
});

export const ownActivity = queryOptions({
  queryKey: [...profileKey, "activity"],
  queryFn: () => ok(api.profile.activity.get()),
});

/** Somebody's own figures, or for an administrator those of another. */
export const performanceOf = (id?: string) =>
  queryOptions({
    queryKey: [...profileKey, "performance", id],
    queryFn: () => ok(id ? api.profile.performance({ id }).get() : api.profile.performance.get()),
  });
