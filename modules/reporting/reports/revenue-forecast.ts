import { dayAfter } from "@/modules/staffing/deployments/rules";
import {
  earningsIn,
  euros,
  fewestMonths,
  forecast,
  type Forecast,
  monthsAhead,
  mostMonths,
  type Placement,
  sumOf,
} from "@/modules/reporting/metrics";
import { type Days, firstDayOf, stepsOf } from "@/modules/knowledge/periods/rules";
import type { RevenueReport } from "./model";

/** The next three months, and this year to its end, if months go on as the whole ones before this. */
export function revenueForecast(
  all: readonly Placement[],
  today: string,
): RevenueReport["forecast"] {
  const months = monthsKnown(all, today).map((days) => ({
    days,
    cents: sumOf(earningsIn(all, days)).revenue,
  }));
  const known = months.map(({ cents }) => cents);
  const quarter = forecast(known, monthsAhead, fewestMonths);
  const rest = forecast(known, monthsLeft(today), fewestMonths);
  const sofar = sumOf(earningsIn(all, { from: firstDayOf("year", today), to: today })).revenue;
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
    months: months.map(({ days, cents }) => ({
      month: days.from.slice(0, 7),
      revenue: euros(cents),
    })),
    needed: fewestMonths,
  };
}

/** The whole months before this one, from the first after somebody was placed; as many as still say something. */
function monthsKnown(all: readonly Placement[], today: string): Days[] {
  const last = dayAfter(firstDayOf("month", today), -1);
  const first = all.reduce((day, it) => (it.startDate < day ? it.startDate : day), today);
  const begun = firstDayOf("month", dayAfter(firstDayOf("month", first), 40));
  return begun > last ? [] : stepsOf({ from: begun, to: last }, "month").slice(-mostMonths);
}

/** Months from tomorrow to the last of December, the present one by its days. */
function monthsLeft(today: string): number {
  const days = { from: dayAfter(today, 1), to: `${today.slice(0, 4)}-12-31` };
  return stepsOf(days, "month").reduce((sum, { from, to }) => {
    const month = firstDayOf("month", from);
    const length = Number(dayAfter(firstDayOf("month", dayAfter(month, 40)), -1).slice(8));
    return sum + (Number(to.slice(8)) - Number(from.slice(8)) + 1) / length;
  }, 0);
}

const wholeEuros = (cents: number) => Math.round(euros(cents));
const rangeOf = (it: Forecast | null) =>
  it && { low: wholeEuros(it.low), high: wholeEuros(it.high) };
