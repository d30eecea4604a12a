import { and, eq, gte, lt, sql } from "drizzle-orm";
import { softTargetFrom } from "@/modules/knowledge/analysis/rules";
import { applicationRows as applications } from "@/modules/staffing/applications/read-model";
import { decisionRows as decisions } from "@/modules/records/decision-log/read-model";
import type { Figure } from "@/modules/reporting/metrics/model";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { type Period, periodOf, previousOf } from "@/src/calendar";
import { agreedPeriod, minDecisions } from "./rules";

/**
 * Of the pairs that the machine found fitting and people decided about, the share that they took along rather
 * than dismissed; in percent, and nothing of too few.
 */
export async function matchAccuracy(app: App): Promise<Figure> {
  const choice = { period: agreedPeriod } as const;
  const [now, before] = await Promise.all([
    decidedIn(app, periodOf(choice, app.now())),
    decidedIn(app, previousOf(choice, app.now())),
  ]);
  const [value, was] = [shareOf(now), shareOf(before)];
  const change = value === null || was === null ? null : value - was;
  return { value, n: now.taken + now.dismissed, isBenchmark: false, change };
}

type Decided = { taken: number; dismissed: number };

const shareOf = ({ taken, dismissed }: Decided): number | null =>
  taken + dismissed < minDecisions ? null : Math.round((100 * taken) / (taken + dismissed));

async function decidedIn(app: App, period: Period): Promise<Decided> {
  const about = `taken along ${period.from} ${period.to}`;
  const [taken, dismissed] = await Promise.all([
    cachedCount(app, { topic: "applications", asked: about }, () => takenAlongIn(app, period)),
    dismissedIn(app, period),
  ]);
  return { taken, dismissed };
}

async function takenAlongIn(app: App, { from, to }: Period): Promise<number> {
  const { origin, matchScore, createdAt } = applications;
  const isOfThen = and(gte(createdAt, from), lt(createdAt, to));
  return app.db.$count(
    applications,
    and(eq(origin, "sourced"), gte(matchScore, softTargetFrom), isOfThen),
  );
}

async function dismissedIn(app: App, { from, to }: Period): Promise<number> {
  const { kind, at, machine } = decisions;
  const wasFitting = sql`json_extract(${machine}, '$.score') >= ${softTargetFrom}`;
  return app.db.$count(
    decisions,
    and(eq(kind, "match-dismissed"), gte(at, from), lt(at, to), wasFitting),
  );
}
