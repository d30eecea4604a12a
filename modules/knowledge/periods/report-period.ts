import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import {
  choiceOf,
  type Days,
  daysOf,
  isLookedAt,
  type Period,
  type PeriodName,
  periodOf,
  previousOf,
  todayOf,
} from "@/src/calendar";
import type { PeriodQuery } from "./model";

/** The period of a report and the one it is compared with: as moments, and as days. */
export type ReportPeriod = {
  period: Period;
  previous: Period;
  days: Days;
  daysBefore: Days;
  today: string;
  /** What every report says first. */
  header: { period: Days; previous: Days; asOf: string };
};

/** Resolves the period that was asked for, or the usual one; refuses half a range. */
export function reportPeriodOf(app: App, query: PeriodQuery, usual: PeriodName): ReportPeriod {
  refuseHalf(query);
  const now = app.now();
  const choice = choiceOf(query, usual);
  const [period, previous] = [periodOf(choice, now), previousOf(choice, now)];
  const [days, daysBefore] = [daysOf(period), daysOf(previous)];
  const header = { period: days, previous: daysBefore, asOf: now.toISOString() };
  return { period, previous, days, daysBefore, today: todayOf(now), header };
}

function refuseHalf({ from, to }: PeriodQuery): void {
  if (!from && !to) return;
  if (from && to && isLookedAt({ from, to })) return;
  throw new Failure("invalid", "Choose a start date and an end date at most five years later.");
}
