import { dayMs } from "@/src/calendar";

/** A backup remembers people who were erased since; three months is the most that can be answered for. */
export const longestKeptDays = 92;

/** A backup of each of the last days, weeks and months, and none older than what is promised to the erased. */
export const backupPlan = {
  isDaily: true,
  daily: 7,
  weekly: 4,
  monthly: 3,
  mostDays: 30,
  isCopied: false,
  baseUrl: "https://s3.eu-central-1.amazonaws.com",
  region: "eu-central-1",
  bucket: "",
  folder: "",
  accessKeyId: "",
};

export type Keeping = { daily: number; weekly: number; monthly: number; mostDays: number };
type Made = { name: string; createdAt: string };

/**
 * The names of those that stay: all of the last day, then the newest of each of so many days, weeks and months that
 * have one. What is older than the promise goes, but never the only one there is.
 */
export function namesToKeep(made: readonly Made[], keeping: Keeping, now: Date): Set<string> {
  const newestFirst = made.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const age = ({ createdAt }: Made) => now.getTime() - Date.parse(createdAt);
  const young = newestFirst.filter((it) => age(it) <= keeping.mostDays * dayMs);
  const staying = [
    ...young.filter((it) => age(it) < dayMs),
    ...newestOfEach(young, keeping.daily, (at) => at.slice(0, 10)),
    ...newestOfEach(young, keeping.weekly, weekOf),
    ...newestOfEach(young, keeping.monthly, (at) => at.slice(0, 7)),
    ...newestFirst.slice(0, 1),
  ];
  return new Set(staying.map(({ name }) => name));
}

function newestOfEach(newestFirst: readonly Made[], most: number, of: (at: string) => string) {
  const newest = new Map<string, Made>();
  for (const it of newestFirst) {
    const time = of(it.createdAt);
    if (!newest.has(time)) newest.set(time, it);
  }
  return [...newest.values()].slice(0, most);
}

/** Weeks begin on Monday; the first one counted began before there were computers. */
const weekOf = (at: string) => String(Math.floor((Date.parse(at) / dayMs + 3) / 7));
