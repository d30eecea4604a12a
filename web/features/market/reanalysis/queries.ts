import { queryOptions } from "@tanstack/react-query";
import { pollMs } from "@/modules/market/reanalysis/rules";
import { api, ok } from "@/web/api";

const runs = api.analysis.runs;

/** How many jobs an older version scored, and how far the run is; asked again while one is on. */
export const analysisOverview = queryOptions({
  queryKey: ["/api/analysis/runs/latest"],
  queryFn: () => ok(runs.latest.get()),
  refetchInterval: ({ state }) => (state.data?.run?.state === "active" ? pollMs : false),
});

export const startAnalysis = () => ok(runs.post());
export const cancelAnalysis = (id: string) => ok(runs({ id }).cancellation.post());
