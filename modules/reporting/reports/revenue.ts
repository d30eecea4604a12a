import { inArray } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import {
  type Earning,
  earningsIn,
  euros,
  growthOf,
  measures,
  shareOf,
  sumOf,
  fewestMonths,
  forecast,
  type Forecast,
  monthsAhead,
  mostMonths,
  type Placement,
  plannedMinutes,
  sumOfWorked,
  type Worked,
} from "@/modules/reporting/metrics";
import { periods } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import { figured } from "@/src/http/cached-count";
import { stepsOf, unitOf, usualOfReports, addDays, type Days, firstDayOf } from "@/src/calendar";
import type { ReportQuery, RevenueReport } from "./model";
import { longestTop } from "./rules";

/** The next three months, and this year to its end, if months go on as the whole ones before this. */
function revenueForecast(all: readonly Placement[], today: string): RevenueReport["forecast"] {
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
  const last = addDays(firstDayOf("month", today), -1);
  const first = all.reduce((day, it) => (it.startDate < day ? it.startDate : day), today);
  const begun = firstDayOf("month", addDays(firstDayOf("month", first), 40));
  return begun > last ? [] : stepsOf({ from: begun, to: last }, "month").slice(-mostMonths);
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

const wholeEuros = (cents: number) => Math.round(euros(cents));
const rangeOf = (it: Forecast | null) =>
  it && { low: wholeEuros(it.low), high: wholeEuros(it.high) };

/** Fees and margins of a period, by what was agreed and for whom, and what may be expected. */
export const revenue = (app: App, query: ReportQuery): Promise<RevenueReport> =>
  figured(app, ["revenue", query], () => revenueIn(app, query));

async function revenueIn(app: App, query: ReportQuery): Promise<RevenueReport> {
  const { days, daysBefore, today, said } = periods.asked(app, query, usualOfReports);
  const all = await measures.placements(app);
  const [now, before] = [earningsIn(all, days), earningsIn(all, daysBefore)];
  const worked = await measures.hoursIn(app, days);
  const total = sumOf(now);
  return {
    ...said,
    current: {
      total: euros(total.revenue),
      billed: euros(total.billed),
      growth: growthOf(total.revenue, sumOf(before).revenue),
      n: now.length,
      unpriced: now.filter(({ placement }) => !placement.isPriced).length,
      hours: hoursOf(worked, all, days),
      byService: byService(now, before, total.revenue),
      byClient: await byClient(app, now, total.revenue),
      series: stepsOf(days, unitOf(days)).map((step) => ({
        ...step,
        ...inEuros(earningsIn(all, step)),
      })),
    },
    forecast: revenueForecast(all, today),
  };
}

function hoursOf(worked: readonly Worked[], all: readonly Placement[], days: Days) {
  const sum = sumOfWorked(worked, new Map(all.map((it) => [it.id, it])));
  return {
    minutes: sum.minutes,
    plannedMinutes: plannedMinutes(all, days),
    billed: euros(sum.billed),
    margin: euros(sum.margin),
    invoiced: euros(sum.invoiced),
    waiting: euros(sum.waiting),
    writtenOff: euros(sum.writtenOff),
  };
}

function byService(now: readonly Earning[], before: readonly Earning[], total: number) {
  return contractTypes.map((service) => {
    const isOf = ({ placement }: Earning) => placement.service === service;
    const [its, earlier] = [now.filter(isOf), before.filter(isOf)];
    return {
      service,
      ...partOf(its, total),
      growth: growthOf(sumOf(its).revenue, sumOf(earlier).revenue),
    };
  });
}

/** The clients that bring most, by name. */
async function byClient(app: App, now: readonly Earning[], total: number) {
  const of = Map.groupBy(now, ({ placement }) => placement.clientId);
  const parts = [...of].map(([id, its]) => ({ id, ...partOf(its, total) }));
  const most = parts
    .toSorted((a, b) => b.revenue - a.revenue || (a.id < b.id ? -1 : 1))
    .slice(0, longestTop);
  const ids = most.map(({ id }) => id);
  const rows = await app.db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(inArray(clients.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return most.map((it) => ({ ...it, name: names.get(it.id) ?? "" }));
}

const partOf = (its: readonly Earning[], total: number) => ({
  ...inEuros(its),
  n: its.length,
  percentage: shareOf(sumOf(its).revenue, total),
});

export function inEuros(earnings: readonly Earning[]) {
  const { revenue, billed } = sumOf(earnings);
  return { revenue: euros(revenue), billed: euros(billed) };
}
