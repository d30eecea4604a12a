import { overlaps, type Period } from "@/modules/staffing/deployments/rules";
import { addDays, daysBetween, mondayOf } from "@/src/calendar";

/** Weeks that the bench looks ahead. */
export const weeksShown = 26;
/** Who has ended longer ago than this is no longer on the bench. */
export const daysOnBench = 60;
export const maxPeople = 400;
/** Projects that somebody who rolls off is shown. */
export const maxOpenings = 20;

export const cells = ["covered", "ending", "free", "conflict"] as const;
export type Cell = (typeof cells)[number];

export const weeksFrom = (today: string, weeks = weeksShown): string[] =>
  Array.from({ length: weeks }, (_, n) => addDays(mondayOf(today), 7 * n));

type Stay = Period & { isPartTime: boolean };

/** What a person's week looks like: two at once, an end without anything after it, work, or nothing. */
export function cellOf(stays: readonly Stay[], monday: string): Cell {
  const week = { startDate: monday, endDate: addDays(monday, 6) };
  const here = stays.filter((it) => overlaps(it, week));
  if (here.length === 0) return "free";
  const hasOverlap = here.some((one, n) =>
    here.slice(n + 1).some((two) => !one.isPartTime && !two.isPartTime && overlaps(one, two)),
  );
  if (hasOverlap) return "conflict";
  return here.some(
    ({ endDate }) => endDate !== null && endDate <= week.endDate && isLast(stays, endDate),
  )
    ? "ending"
    : "covered";
}

/** Nothing begins within a week after it. */
const isLast = (stays: readonly Stay[], endDate: string): boolean =>
  !stays.some(
    (it) => (it.endDate === null || it.endDate > endDate) && it.startDate <= addDays(endDate, 7),
  );

/** What has to be done before somebody rolls off, by the days that are left. */
export const rollOffSteps = [
  { days: 45, action: "ask-client" },
  { days: 30, action: "ask-worker" },
  { days: 14, action: "match" },
  { days: 7, action: "last-call" },
] as const;
export type RollOffAction = (typeof rollOffSteps)[number]["action"];

/** The step that so many days left call for; null while there is time. */
export const stepFor = (daysLeft: number): RollOffAction | null =>
  rollOffSteps.findLast(({ days }) => daysLeft <= days)?.action ?? null;

export const warningDays = 60;

/** A longer break begins anew; a shorter one is not counted, but what was before it is. */
type Limit = { limitDays: number; breakDays: number };

export type Clock = { used: number; reachedOn: string };

/**
 * How many days are used up by a day, and when the limit is reached if the last stay goes on. Stays that overlap count
 * their days once.
 */
export function clockOf(
  { limitDays, breakDays }: Limit,
  stays: readonly Period[],
  today: string,
): Clock | null {
  const begun = stays.filter(({ startDate }) => startDate <= today);
  const chain: { from: string; until: string }[] = [];
  for (const { startDate, endDate } of begun.toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  )) {
    const until = endDate === null || endDate > today ? today : endDate;
    const last = chain.at(-1);
    if (last && startDate <= addDays(last.until, 1)) {
      if (until > last.until) last.until = until;
      continue;
    }
    if (last && daysBetween(last.until, startDate) - 1 > breakDays) chain.length = 0;
    chain.push({ from: startDate, until });
  }
  const last = chain.at(-1);
  if (!last) return null;
  const before = chain.slice(0, -1).reduce((sum, it) => sum + lengthOf(it), 0);
  return {
    used: before + lengthOf(last),
    reachedOn: addDays(last.from, Math.max(0, limitDays - before)),
  };
}

const lengthOf = ({ from, until }: { from: string; until: string }) => daysBetween(from, until) + 1;

/** So many of those who roll off are told of in a day; who ends later has time until tomorrow. */
export const maxNoticesPerDay = 40;
