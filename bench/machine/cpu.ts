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

const tickMs = 10;

/** The same with the threads that have ended since, in steps of ten milliseconds: what a longer time is measured with. */
export function cpuOfAllMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program may hold anything, a bracket too.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
