import { count, eq, inArray, min, sql } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { openStates } from "@/modules/privacy/gdpr/rules";
import { daysSince, utcToday } from "@/src/calendar";
import { responseHoursOf } from "./responding";
import { gdprErasures as erasures } from "@/modules/privacy/gdpr/schema";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Overview } from "./model";
import { rateOf } from "@/modules/records/privacy-log/rules";
import { recentCount } from "./rules";
import { standingOn } from "./standing";

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
