import { addDays, daysBetween } from "@/src/calendar";

/** When both sides are asked how it goes. */
export const moments = ["two-weeks", "halfway", "end"] as const;
export type Moment = (typeof moments)[number];
export const parties = ["client", "candidate"] as const;
export type Party = (typeof parties)[number];

export const minScore = 1;
export const maxScore = 5;
export const scores = [1, 2, 3, 4, 5] as const;

/** Shown as due so many days before, and no longer so many days after. */
export const daysAhead = 7;
export const daysKept = 120;
/** So many of those that are due are listed at once. */
export const maxDue = 100;
const twoWeeks = 14;

type Dated = { startDate: string; endDate: string | null };

/** The day of each moment; an open end has neither a half nor an end, and a short one no two weeks beside its half. */
export function momentsOf({ startDate, endDate }: Dated): { moment: Moment; day: string }[] {
  const first = { moment: "two-weeks" as const, day: addDays(startDate, twoWeeks) };
  if (endDate === null) return [first];
  const days = daysBetween(startDate, endDate);
  const half = { moment: "halfway" as const, day: addDays(startDate, Math.floor(days / 2)) };
  const end = { moment: "end" as const, day: endDate };
  if (days <= twoWeeks) return [end];
  return days <= 2 * twoWeeks ? [first, end] : [first, half, end];
}

/** The middle of what was said, to one decimal; null where nothing was. */
export function averageOf(given: readonly number[]): number | null {
  if (given.length === 0) return null;
  const sum = given.reduce((all, one) => all + one, 0);
  return Math.round((sum / given.length) * 10) / 10;
}
