import { sql } from "drizzle-orm";
import { breaches } from "@/modules/privacy/breaches";
import { types } from "@/modules/platform/privacy-log/rules";
import { growthOf } from "@/modules/reporting/metrics";
import { oversight } from "@/modules/privacy/ai-oversight";
import { rateOf } from "@/modules/privacy/ai-oversight/rules";
import {
  firstDayOf,
  type Period,
  periods,
  spanOf,
  usualOfReports,
} from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import type { GdprReport, ReportQuery } from "./model";
import { risksOf, type Standing } from "./gdpr-risks";
import type { ComplianceCheck } from "./rules";
import { usersWithSecondFactor } from "./second-factor";

/** How data protection stands today, and what was asked and done in a period. */
export async function gdpr(app: App, query: ReportQuery): Promise<GdprReport> {
  const { period, previous, today, said } = periods.asked(app, query, usualOfReports);
  const month = spanOf({ from: firstDayOf("month", today), to: today });
  const [standing, now, before, thisMonth] = await Promise.all([
    standingOf(app),
    activitiesIn(app, period),
    activitiesIn(app, previous),
    activitiesIn(app, month),
  ]);
  const checks = checksOf(standing);
  const total = sumOf(now);
  return {
    ...said,
    compliance: {
      consent: checks.consent.percent,
      retention: checks.retention.percent,
      requests: checks.requests.percent,
      notices: checks.notices.percent,
      secondFactor: checks.secondFactor.percent,
    },
    checks: Object.values(checks),
    activities: {
      categories: types.map((type) => ({ type, count: now.get(type) ?? 0 })),
      total,
      thisMonth: sumOf(thisMonth),
      change: growthOf(total, sumOf(before)),
    },
    risks: risksOf(standing),
  };
}

const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

async function activitiesIn(app: App, { from, to }: Period): Promise<Map<string, number>> {
  const rows = await app.db.all<[string, number]>(sql`
    select type, count(*) from gdpr_activities
    where created_at >= ${from} and created_at < ${to} group by type`);
  return new Map(rows);
}

async function standingOf(app: App): Promise<Standing> {
  const [{ people, waiting, requests, activities }, incidents, users] = await Promise.all([
    oversight.overview(app),
    breaches.list(app),
    usersWithSecondFactor(app),
  ]);
  const open = incidents.filter(({ closedAt }) => closedAt === null);
  return {
    people: people.total,
    consented: people.consented,
    unconsented: waiting.unconsented,
    expired: waiting.expired,
    notices: waiting.notice,
    overdue: requests.overdue + activities.overdue,
    requests: activities.total + requests.open,
    clocks: open.filter(({ steps }) => steps.notify === "open" || steps.notify === "late").length,
    users: users.all,
    unprotected: users.all - users.protected,
  };
}

type Check = GdprReport["checks"][number];

function checksOf(it: Standing): Record<ComplianceCheck, Check> {
  const check = (name: ComplianceCheck, missing: number, of: number): Check => {
    const kept = Math.max(0, of - missing);
    return { name, kept, of, percent: rateOf(kept, of) };
  };
  return {
    consent: check("consent", it.people - it.consented, it.people),
    retention: check("retention", it.expired, it.people),
    requests: check("requests", it.overdue, it.requests),
    notices: check("notices", it.notices, it.people),
    secondFactor: check("secondFactor", it.unprotected, it.users),
  };
}
