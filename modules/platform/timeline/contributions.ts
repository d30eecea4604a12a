import { applied } from "./applied";
import { done, written } from "./attached";
import { communicated } from "./communicated";
import { deployed } from "./deployed";
import { changes, jobChanges, papers } from "./history";
import { interviewed } from "./interviewed";
import type { Contribution } from "./telling";

/** Everything that has something to tell of a record; of one moment the first is told first. */
export const contributions: Contribution[] = [
  written,
  done,
  applied,
  deployed,
  communicated,
  interviewed,
  papers,
  changes,
  jobChanges,
];
