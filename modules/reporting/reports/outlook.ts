import {
  type Actual,
  agreedIn,
  agreedOf,
  earningsOf,
  euros,
  minMonths,
  forecast,
  type Forecast,
  monthsAhead,
  maxMonths,
  type Placement,
  sumOf,
  weeksAhead,
} from "@/modules/reporting/metrics";
import { addDays, type Days, firstDayOf, stepsOf } from "@/src/calendar";
import type { RevenueReport } from "./model";

type Known = {
  all: readonly Placement[];
  /** Also those that begin later, to the ends that were agreed. */
  ahead: readonly Placement[];
  actual: Actual;
  today: string;
};

/**
 * Forecasts the next three months and the rest of the year from the whole months before this one: worked amounts where
 * hours were approved, agreed amounts elsewhere.
 */
export function outlook({ all, ahead, actual, today }: Known): RevenueReport["forecast"] {
  const months = monthsKnown(all, today).map((days) => ({
    days,
    earnings: earningsOf(all, days, actual),
  }));
  const known = months.map(({ earnings }) => sumOf(earnings).revenue);
  const quarter = forecast(known, monthsAhead, minMonths);
  const rest = forecast(known, monthsLeft(today), minMonths);
  const thisYear = { from: firstDayOf("year", today), to: today };
  const sofar = sumOf(earningsOf(all, thisYear, actual)).revenue;
  const year = rest && {
    value: sofar + rest.value,
    low: sofar + rest.low,
    high: sofar + rest.high,
  };
  return {
    nextQuarter: quarter && wholeEuros(quarter.value),
    yearEnd: year && wholeEuros(year.value),
    nextQuarterRange: rangeOf(quarter),
    yearEndRange: rangeOf(year),
    months: months.map(({ days, earnings }) => ({
      month: days.from.slice(0, 7),
      revenue: euros(sumOf(earnings).revenue),
      agreed: euros(agreedOf(earnings).revenue),
    })),
    needed: minMonths,
    agreed: agreedFrom(ahead, today),
  };
}

/**
 * The whole months before this one, from the first full month with a placement, up to the maximum that is still
 * relevant.
 */
function monthsKnown(all: readonly Placement[], today: string): Days[] {
  const last = addDays(firstDayOf("month", today), -1);
  const first = all.reduce((day, it) => (it.startDate < day ? it.startDate : day), today);
  const begun = firstDayOf("month", addDays(firstDayOf("month", first), 40));
  return begun > last ? [] : stepsOf({ from: begun, to: last }, "month").slice(-maxMonths);
}

/** Months from tomorrow to the last of December, the present one by its days. */
function monthsLeft(today: string): number {
  const days = { from: addDays(today, 1), to: `${today.slice(0, 4)}-12-31` };
  return stepsOf(days, "month").reduce((sum, { from, to }) => {
    const month = firstDayOf("month", from);
    const length = Number(addDays(firstDayOf("month", addDays(month, 40)), -1).slice(8));
    return sum + (Number(to.slice(8)) - Number(from.slice(8)) + 1) / length;
  }, 0);
}

/** What agreed deployments bring from tomorrow to their agreed ends: planned, not forecast. */
function agreedFrom(ahead: readonly Placement[], today: string) {
  const from = addDays(today, 1);
  const until = (to: string) => wholeEuros(sumOf(agreedIn(ahead, { from, to })).revenue);
  return {
    nextQuarter: until(addDays(today, 7 * weeksAhead)),
    yearEnd: until(`${today.slice(0, 4)}-12-31`),
  };
}

/** From when on hours are reckoned with: those of the known months and of this year. */
export function outlookFrom(today: string): string {
  const [year, months] = [firstDayOf("year", today), addDays(today, -31 * (maxMonths + 1))];
  return year < months ? year : months;
}

const wholeEuros = (cents: number) => Math.round(euros(cents));
const rangeOf = (it: Forecast | null) =>
  it && { low: wholeEuros(it.low), high: wholeEuros(it.high) };
