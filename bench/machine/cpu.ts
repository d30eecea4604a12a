import { readdirSync, readFileSync } from "node:fs";

/** What each thread of a process had taken when it was last looked at; a thread that has ended stays here. */
const seen = new Map<number, Map<string, number>>();

/**
 * Processor time of a process so far, all its threads together, as the scheduler counts it. The scheduler forgets a thread
 * with its end, and idle ones end: what was seen of it still counts, or a change would seem to cost less than nothing.
 */
export function cpuMs(pid: number): number {
  const known = seen.get(pid) ?? new Map<string, number>();
  seen.set(pid, known);
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const taken = takenBy(pid, thread);
    const before = known.get(thread) ?? 0;
    // A number that is given to another thread begins anew.
    if (taken < before) known.set(`${thread} ended at ${before}`, before);
    known.set(thread, taken);
  }
  return known.values().reduce((sum, it) => sum + it, 0) / 1e6;
}

function takenBy(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  } catch {
    return 0;
  }
}

const tickMs = 10;

/** The same with the threads that have ended since, in steps of ten milliseconds: what a longer time is measured with. */
export function cpuOfAllMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program may hold anything, a bracket too.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
