import type { App } from "@/src/app";
import type { Metrics } from "./model";

/** Reads what placements say of recruiters; whoever knows placements hands it in, because they stand above this room. */
export type Measure = (app: App) => Promise<(userId: string) => Metrics>;

/** Where nobody looks at placements, nothing is known of them. */
export const unmeasured: Measure = async () => () => ({
  successRate: null,
  avgTimeToFill: null,
  activePlacements: 0,
  totalPlacements: 0,
});
