import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

/**
 * How long to wait for what comes by itself, in ms. A machine on which ten want to work and two can gives each a fifth of
 * its time, so there the same work takes five times as long, and five times as long is waited.
 */
export function patience(ms: number, wanting = howManyWant()): number {
  return Math.round(ms * Math.max(1, wanting / availableParallelism()));
}

const howManyWant = () => Math.max(loadavg()[0] ?? 0, wantingNow());

/** The average of a minute lags behind what has just begun; Linux also says how many want to work at this moment. */
function wantingNow(): number {
  try {
    return Number.parseInt(readFileSync("/proc/loadavg", "utf8").split(" ")[3] ?? "", 10) || 0;
  } catch {
    return 0;
  }
}
