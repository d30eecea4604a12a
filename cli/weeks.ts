import { addDays, mondayOf, utcToday } from "@/src/calendar";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";

export const weekHelp = "such as 2026-W47, or its Monday; default: last week";

/** The Monday of the week that a command was asked for: by its ISO name or its Monday, or else of last week. */
export function mondayAsked(app: App, week?: string): string {
  if (!week) return addDays(mondayOf(utcToday(app)), -7);
  const monday = mondayNamed(week) ?? week;
  if (!isMonday(monday))
    throw new Failure("invalid", "Enter a week such as 2026-W47, or its Monday.");
  return monday;
}

const isMonday = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && mondayOf(day) === day;

/** Of an ISO week: the first of a year is the one with 4 January in it. */
function mondayNamed(week: string): string | undefined {
  const [, year = "", n = ""] = /^(\d{4})-?W(\d{2})$/i.exec(week) ?? [];
  const monday = year && addDays(mondayOf(`${year}-01-04`), 7 * (Number(n) - 1));
  return monday && addDays(monday, 3).startsWith(year) && Number(n) > 0 ? monday : undefined;
}
