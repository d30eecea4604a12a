import { readFileSync } from "node:fs";

const kilobytes = (file: string, name: string): number => {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(file, "utf8"));
  return Number(found?.[1] ?? Number.NaN);
};

/** The most memory a process has had at once, in MB; threads count, as they are one process. */
export const peakOf = (pid: number | "self"): number =>
  kilobytes(`/proc/${pid}/status`, "VmHWM") / 1024;

/** What a process holds in memory now, in MB. */
export const residentOf = (pid: number): number => kilobytes(`/proc/${pid}/status`, "VmRSS") / 1024;

/** Memory of a process where pages that others share count in parts, in MB. */
export const shareOf = (pid: number | "self"): number =>
  kilobytes(`/proc/${pid}/smaps_rollup`, "Pss") / 1024;
