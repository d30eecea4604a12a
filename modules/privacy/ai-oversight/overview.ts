import { and, count, desc, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import { openStates } from "@/modules/privacy/gdpr/rules";
import { gdprErasures as erasures } from "@/modules/privacy/gdpr/schema";
import { activities } from "@/modules/records/privacy-log";
import { gdprActivityRows as requests } from "@/modules/records/privacy-log/read-model";
import { rateOf } from "@/modules/records/privacy-log/rules";
import type { App } from "@/src/app";
import { daysSince, hourMs, utcToday } from "@/src/calendar";
import type { Overview } from "./model";
import { recentCount } from "./rules";
import { standingOn } from "./standing";

const newest = 200;

/** How long a request that has a day waits for its answer, by the middle one of the newest. */
async function responseHoursOf(app: App): Promise<number | null> {
  const { createdAt, completedAt, dueAt, status, seq } = requests;
  const rows = await app.db
    .select({ from: createdAt, until: completedAt })
    .from(requests)
    .where(and(eq(status, "completed"), isNotNull(dueAt), isNotNull(completedAt)))
    .orderBy(desc(seq))
    .limit(newest);
  const hours = rows.map(
    ({ from, until }) => (Date.parse(until ?? from) - Date.parse(from)) / hourMs,
  );
  return middleOf(hours);
}

/** The median, to a tenth; nothing of nothing. */
export function middleOf(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return null;
  return Math.round(((upper + lower) / 2) * 10) / 10;
}

/** The figures of specification §9, and what waits for somebody. */
export async function overview(app: App, locale = "en"): Promise<Overview> {
  const [told, people, requests, responseHours, recent, { tracksConsent }] = await Promise.all([
    activities.counts(app),
    standingOn(app, utcToday(app)),
    requestsOf(app),
    responseHoursOf(app),
    activities.list(app, { limit: recentCount }, locale),
    settings.valueOf(app, "gdpr"),
  ]);
  const { total, consented, complete, waiting } = people;
  return {
    complianceRate: rateOf(told.completed, told.total),
    consentRate: rateOf(consented, total),
    pendingActions: told.pending,
    expiredRetention: waiting.expired,
    activities: told,
    people: { total, consented, complete },
    responseHours,
    // Whoever does not track consent is not asked to ask for it.
    waiting: tracksConsent ? waiting : { ...waiting, unconsented: 0 },
    requests,
    recent: recent.activities,
  };
}

async function requestsOf(app: App): Promise<Overview["requests"]> {
  const [[open], failed] = await Promise.all([
    app.db
      .select({
        open: count(),
        oldest: min(erasures.requestedAt),
        overdue: sql<number>`count(*) filter (where ${erasures.dueOn} < ${utcToday(app)})`,
      })
      .from(erasures)
      .where(inArray(erasures.status, [...openStates])),
    app.db.$count(erasures, eq(erasures.status, "failed")),
  ]);
  const oldest = open?.oldest ?? null;
  return {
    open: open?.open ?? 0,
    oldestDays: oldest === null ? null : daysSince(oldest, app.now()),
    overdue: open?.overdue ?? 0,
    failed,
  };
}
