import { activities } from "@/modules/records/privacy-log";
import { rateOf, types } from "@/modules/records/privacy-log/rules";
import { growthOf } from "@/modules/reporting/metrics";
import { periods } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import { cachedFigures } from "@/src/http/cached-count";
import { firstDayOf, spanOf, defaultReportPeriod } from "@/src/calendar";
import type { GdprReport, ReportQuery } from "./model";
import { dataProtection, incidents } from "./ports";
import type { ComplianceCheck, RiskArea, RiskLevel } from "./rules";
import { and, count, eq, isNotNull } from "drizzle-orm";
import {
  secondFactorRows as secondFactors,
  userRows as users,
} from "@/modules/platform/accounts/read-model";

/** What is counted about data protection on a day. */
type Standing = {
  people: number;
  consented: number;
  unconsented: number;
  expired: number;
  notices: number;
  requests: number;
  overdue: number;
  clocks: number;
  users: number;
  unprotected: number;
};

type Rule = {
  area: RiskArea;
  of: (standing: Standing) => number;
  level: RiskLevel;
  action: string;
  link: string;
};

/** What the law has a date for is pressing; the order is that of the list. */
const rules: Rule[] = [
  {
    area: "breach-clock",
    of: ({ clocks }) => clocks,
    level: "High",
    action: "Notify the authority within 72 hours, or record why it isn't needed.",
    link: "/legal?tab=breaches",
  },
  {
    area: "overdue-requests",
    of: ({ overdue }) => overdue,
    level: "High",
    action: "Answer the requests past the one-month deadline today.",
    link: "/gdpr?tab=requests",
  },
  {
    area: "expired-retention",
    of: ({ expired }) => expired,
    level: "High",
    action: "Erase records past retention, or record a legal basis to keep them.",
    link: "/gdpr?tab=retention&stretch=expired",
  },
  {
    area: "late-notices",
    of: ({ notices }) => notices,
    level: "Medium",
    action: "Inform these candidates where their data comes from (Art. 14).",
    link: "/gdpr?tab=retention&stretch=notice",
  },
  {
    area: "missing-consent",
    of: ({ unconsented }) => unconsented,
    level: "Medium",
    action: "Ask these candidates for consent, or record another legal basis.",
    link: "/gdpr?tab=retention&stretch=unconsented",
  },
  {
    area: "no-second-factor",
    of: ({ unprotected }) => unprotected,
    level: "Low",
    action: "Ask these users to set up two-factor authentication.",
    link: "/admin?tab=users",
  },
];

/** Only what is really there; nobody reads a list of dangers that have not come. */
const risksOf = (standing: Standing): GdprReport["risks"] =>
  rules.map(({ of, ...rule }) => ({ ...rule, n: of(standing) })).filter(({ n }) => n > 0);

/** Everybody who may sign in, and how many of them need more than a password for it. */
async function usersWithSecondFactor(app: App) {
  const [row] = await app.db
    .select({ all: count(), protected: count(secondFactors.confirmedAt) })
    .from(users)
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)),
    )
    .where(eq(users.isActive, true));
  return row ?? { all: 0, protected: 0 };
}

/** How data protection stands today, and what was asked and done in a period. */
export const gdpr = (app: App, query: ReportQuery): Promise<GdprReport> =>
  cachedFigures(app, ["gdpr", query], () => gdprIn(app, query));

async function gdprIn(app: App, query: ReportQuery): Promise<GdprReport> {
  const { period, previous, today, header } = periods.reportPeriodOf(
    app,
    query,
    defaultReportPeriod,
  );
  const month = spanOf({ from: firstDayOf("month", today), to: today });
  const [standing, now, before, thisMonth] = await Promise.all([
    standingOf(app),
    activities.countsByType(app, period),
    activities.countsByType(app, previous),
    activities.countsByType(app, month),
  ]);
  const checks = checksOf(standing);
  const total = sumOf(now);
  return {
    ...header,
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

async function standingOf(app: App): Promise<Standing> {
  const [{ people, waiting, requests, activities }, breaches, users] = await Promise.all([
    dataProtection(app),
    incidents(app),
    usersWithSecondFactor(app),
  ]);
  const open = breaches.filter(({ closedAt }) => closedAt === null);
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
