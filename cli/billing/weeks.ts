import { DraftQuery } from "@/modules/billing/invoices";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import { mondayAsked } from "../weeks";

export type WeekChoice = { week?: string; from?: string; to?: string };

/** The days of a command: a week, two days, or else last week. */
export function daysAsked(app: App, { week, from, to }: WeekChoice): DraftQuery {
  if (from || to) return DraftQuery.parse({ from, to });
  const monday = mondayAsked(app, week);
  return { from: monday, to: addDays(monday, 6) };
}
