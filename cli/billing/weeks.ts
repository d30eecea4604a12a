import { DraftQuery } from "@/modules/billing/invoices";
import type { App } from "@/src/app";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { Failure } from "@/src/errors";

export type WeekChoice = { week?: string; from?: string; to?: string };

/** The days of a command: a week by its ISO name, two days, or else last week. */
export function daysAsked(app: App, { week, from, to }: WeekChoice): DraftQuery {
  if (from || to) return DraftQuery.parse({ from, to });
  const monday = week ? mondayIn(week) : addDays(mondayOf(utcToday(app)), -7);
  return { from: monday, to: addDays(monday, 6) };
}

/** The Monday of an ISO week: the first of a year is the one with 4 January in it. */
function mondayIn(week: string): string {
  const [, year = "", n = ""] = /^(\d{4})-?W(\d{2})$/.exec(week) ?? [];
  const monday = year && addDays(mondayOf(`${year}-01-04`), 7 * (Number(n) - 1));
  const isOfYear = monday && addDays(monday, 3).startsWith(year) && Number(n) > 0;
  if (!isOfYear) throw new Failure("invalid", "Enter a week such as 2026-W47.");
  return monday;
}
