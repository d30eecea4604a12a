import { applied } from "./applied";
import { done, written } from "./attached";
import { changes, jobChanges } from "./history";
import type { Contribution } from "./telling";

/** Everything that has something to tell of a record; of one moment the first is told first. */
export const contributions: Contribution[] = [written, done, applied, changes, jobChanges];
