import type { App } from "@/src/app";
import { isFutureDay } from "@/src/calendar";
import { Failure, invalid } from "@/src/errors";
import type { TimesheetEntry } from "../model";

/** Whether there are hours of a day that is still to come: nobody has worked on it yet. */
export const isEarly = (app: App, entries: readonly TimesheetEntry[]): boolean =>
  entries.some(({ day }) => isFutureDay(app, day));

export function refuseEarly(app: App, entries: readonly TimesheetEntry[]): void {
  const at = entries.findIndex(({ day }) => isFutureDay(app, day));
  if (at < 0) return;
  const message =
    "This day is still to come. Save the hours now, and submit them once it has begun.";
  throw invalid([{ path: ["entries", at, "day"], message }]);
}

/** Hours that were submitted before this was refused, or whose day lies ahead by another clock. */
export function refuseApprovalOf(app: App, entries: readonly TimesheetEntry[]): void {
  if (!isEarly(app, entries)) return;
  const sentence =
    "Some of these days are still to come. Approve the hours once they have begun, or dispute them.";
  throw new Failure("conflict", sentence);
}
