import { inArray } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import {
  type Actual,
  agreedOf,
  earningsOf,
  type Earning,
  euros,
  growthOf,
  measures,
  shareOf,
  sumOf,
  type Placement,
  plannedMinutes,
  sumOfWorked,
} from "@/modules/reporting/metrics";
import { periods } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import { cachedFigures } from "@/src/http/cached-count";
import { type Days, stepsOf, unitOf, defaultReportPeriod } from "@/src/calendar";
import type { ReportQuery, RevenueReport } from "./model";
import { outlook, outlookFrom } from "./outlook";
import { maxTopItems } from "./rules";

/** Fees and margins of a period, by what was agreed and for whom, and what may be expected. */
export const revenue = (app: App, query: ReportQuery): Promise<RevenueReport> =>
  cachedFigures(app, ["revenue", query], () => revenueIn(app, query));

async function revenueIn(app: App, query: ReportQuery): Promise<RevenueReport> {
  const { days, daysBefore, today, header } = periods.reportPeriodOf(
    app,
    query,
    defaultReportPeriod,
  );
  const all = await measures.placements(app);
  const actual = await measures.actualIn(app, {
    from: firstOf(daysBefore.from, outlookFrom(today)),
    to: today,
  });
  const [now, before] = [earningsOf(all, days, actual), earningsOf(all, daysBefore, actual)];
  const total = sumOf(now);
  return {
    ...header,
    current: {
      total: euros(total.revenue),
      agreed: euros(agreedOf(now).revenue),
      estimated: euros(sumOf(now.map(({ estimated }) => estimated)).revenue),
      billed: euros(total.billed),
      growth: growthOf(total.revenue, sumOf(before).revenue),
      n: now.length,
      unpriced: now.filter(({ placement }) => !placement.isPriced).length,
      hours: hoursOf(actual, all, days),
      byService: byService(now, before, total.revenue),
      byClient: await byClient(app, now, total.revenue),
      series: stepsOf(days, unitOf(days)).map((step) =>
        stepOf(step, earningsOf(all, step, actual)),
      ),
    },
    forecast: outlook({ all, ahead: await measures.agreedAhead(app), actual, today }),
  };
}

const firstOf = (a: string, b: string) => (a < b ? a : b);

const stepOf = (step: Days, earnings: readonly Earning[]) => ({
  ...step,
  ...inEuros(earnings),
  agreed: euros(agreedOf(earnings).revenue),
});

function hoursOf({ worked }: Actual, all: readonly Placement[], days: Days) {
  const its = worked.filter(({ workedOn }) => days.from <= workedOn && workedOn <= days.to);
  const sum = sumOfWorked(its, new Map(all.map((it) => [it.id, it])));
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
    .slice(0, maxTopItems);
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
