import type { RuleValues } from "@/modules/staffing/country-rules/rules";
import { addDays, isWeekend } from "@/src/calendar";

export { type Duty, duties } from "@/modules/staffing/country-rules/rules";

/** What somebody says of a duty; until then it is open. */
export const settledStates = ["done", "not-needed"] as const;
export type SettledState = (typeof settledStates)[number];

/** How a duty stands; `changed` was done for dates or a place that are no longer true. */
export const dutyStates = ["overdue", "changed", "open", "done", "not-needed"] as const;
export type DutyState = (typeof dutyStates)[number];
export const isToDo = (state: DutyState): boolean => !["done", "not-needed"].includes(state);

export const maxReferenceLength = 120;
export const maxNoteLength = 500;
export const maxListed = 200;
/** So many days ahead a duty is told of. */
export const reminderDays = 7;
/** What exists only once work was paid is asked for so many days in. */
const daysOfMonth = 31;

/** Until when a duty has to be done: at the start, once the first month is paid, or so many working days in. */
export function dueOn(due: string, startDate: string, values: RuleValues): string {
  if (due === "start") return startDate;
  if (due === "month") return addDays(startDate, daysOfMonth);
  return workingDayAfter(startDate, values[due] ?? 0);
}

/** Holidays are left out, so that a day is never said too late. */
function workingDayAfter(day: string, days: number): string {
  let at = day;
  for (let left = days; left > 0; left -= isWeekend(at) ? 0 : 1) at = addDays(at, 1);
  return at;
}

/** What a duty was done for. */
export type Told = {
  startDate: string;
  endDate: string | null;
  country: string | null;
  location: string | null;
  siteId: string | null;
};

export const isSame = (one: Told, other: Told): boolean =>
  one.startDate === other.startDate &&
  one.endDate === other.endDate &&
  one.country === other.country &&
  one.location === other.location &&
  one.siteId === other.siteId;
