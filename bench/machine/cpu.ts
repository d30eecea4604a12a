import { readdirSync, readFileSync } from "node:fs";

/** Processor time of a process so far, all its threads together, as the scheduler counts it. */
export function cpuMs(pid: number): number {
  const ofThread = (thread: string) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      return 0;
    }
  };
  return readdirSync(`/proc/${pid}/task`).reduce((sum, it) => sum + ofThread(it), 0) / 1e6;
}
