import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";

/** Every list, figure and record of the radar begins with this, so that one change refreshes all. */
export const radarKey = ["/api/radar"];
export const radarPollMs = 5000;

export const employerRecord = (id: string) => ({
  queryKey: [...radarKey, "employer", id],
  queryFn: () => ok(api.employers({ id: encodeURIComponent(id) }).get()),
});

export const radarOverview = queryOptions({
  queryKey: [...radarKey, "overview"],
  queryFn: () => ok(api.radar.get()),
  refetchInterval: radarPollMs,
});

export const leadOwners = queryOptions({
  queryKey: [...radarKey, "owners"],
  queryFn: () => ok(api.leads.owners.get()),
});

export const hardToFill = queryOptions({
  queryKey: [...radarKey, "hard-to-fill"],
  queryFn: () => ok(api.radar["hard-to-fill"].get()),
});

export const competitors = queryOptions({
  queryKey: [...radarKey, "competitors"],
  queryFn: () => ok(api.radar.competitors.get()),
});

export const payReport = queryOptions({
  queryKey: [...radarKey, "pay"],
  queryFn: () => ok(api.radar.pay.get()),
});

export const jobSignals = (id: string) =>
  queryOptions({
    queryKey: [...radarKey, "signals", id],
    queryFn: () => ok(api.jobs({ id }).signals.get()),
  });
