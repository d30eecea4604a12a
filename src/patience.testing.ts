import { availableParallelism, loadavg } from "node:os";

/**
 * How long to wait for what comes by itself, in ms. A machine on which ten want to work and two can gives each a fifth of
 * its time, so there the same work takes five times as long, and five times as long is waited.
 */
export function patience(ms: number): number {
  const [wanting = 0] = loadavg();
  return Math.round(ms * Math.max(1, wanting / availableParallelism()));
}
