import { inArray } from "drizzle-orm";
import { clients } from "@/modules/crm/clients/schema";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import {
  type Earning,
  earningsIn,
  euros,
  growthOf,
  measures,
  shareOf,
  sumOf,
} from "@/modules/reporting/metrics";
import { periods, stepsOf, unitOf, usualOfReports } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import type { ReportQuery, RevenueReport } from "./model";
import { revenueForecast } from "./revenue-forecast";
import { longestTop } from "./rules";

/** Fees and margins of a period, by what was agreed and for whom, and what may be expected. */
export async function revenue(app: App, query: ReportQuery): Promise<RevenueReport> {
  const { days, daysBefore, today, said } = periods.asked(app, query, usualOfReports);
  const all = await measures.placements(app);
  const [now, before] = [earningsIn(all, days), earningsIn(all, daysBefore)];
  const total = sumOf(now);
  return {
    ...said,
    current: {
      total: euros(total.revenue),
      billed: euros(total.billed),
      growth: growthOf(total.revenue, sumOf(before).revenue),
      n: now.length,
      unpriced: now.filter(({ placement }) => !placement.isPriced).length,
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

function byService(now: Earning[], before: Earning[], total: number) {
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
async function byClient(app: App, now: Earning[], total: number) {
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

const partOf = (its: Earning[], total: number) => ({
  ...inEuros(its),
  n: its.length,
  percentage: shareOf(sumOf(its).revenue, total),
});

export function inEuros(earnings: Earning[]) {
  const { revenue, billed } = sumOf(earnings);
  return { revenue: euros(revenue), billed: euros(billed) };
}
