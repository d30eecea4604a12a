import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";

export const deploymentRecord = (id: string) => ({
  queryKey: [...deploymentsKey, "record", id],
  queryFn: () => ok(api.deployments({ id }).get()),
});

/** Whether it may begin, and what stands in the way. */
export const deploymentStart = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "start", id],
    queryFn: () => ok(api.deployments({ id }).start.get()),
  });

export const acceptedPeople = queryOptions({
  queryKey: [...deploymentsKey, "accepted"],
  queryFn: () => ok(api.deployments.accepted.get()),
});

export type Days = { candidateId: string; startDate: string; endDate?: string; except?: string };

export const overlapsOf = (days: Days) =>
  queryOptions({
    queryKey: [...deploymentsKey, "overlaps", days],
    queryFn: () => ok(api.deployments.overlaps.get({ query: days })),
  });

export const currentRates = queryOptions({
  queryKey: ["/api/rates"],
  queryFn: () => ok(api.rates.get()),
});
