import { and, eq, inArray, sql } from "drizzle-orm";
import { ownPage } from "@/modules/engagement/candidate-self-service";
import type { App } from "@/src/app";
import { type PollingWorker, startPolling } from "@/src/workers/polling-worker";
import { eraseDue, isDue } from "./erasure/erasure-job";
import { packWaiting } from "./export/export-jobs";
import { importRequests } from "./importing-requests";
import { applyTombstones } from "./retention/restoring";
import { gdprErasures as erasures, gdprExports as exports_ } from "./schema";

/**
 * Imports requests, erases and packs exports in the background. The first round applies tombstones, because the
 * database may be an older copy, and finishes what a crash interrupted.
 */
export function startGdprWorker(app: App): PollingWorker {
  let isFirst = true;
  return startPolling(app, {
    everyMs: 2_000,
    state: async () => (isFirst ? "begun" : waiting(app)),
    async batch(signal) {
      if (isFirst) await applyTombstones(app);
      isFirst = false;
      await importRequests(app);
      await eraseDue(app);
      await packWaiting(app, signal);
      return true;
    },
    errorMessage: "requests about personal data could not be seen to",
  });
}

/** Whether there is anything to do; also true after a new request on an own page. */
async function waiting(app: App): Promise<string | null> {
  const one = sql<number>`1`;
  const found = await Promise.all([
    app.db.select({ one }).from(erasures).where(isDue(app)).limit(1),
    app.db
      .select({ one })
      .from(exports_)
      .where(inArray(exports_.state, ["waiting", "making"]))
      .limit(1),
    ownPage.openOf(app, ["erasure", "copy"]),
    app.db
      .select({ one })
      .from(erasures)
      .where(and(eq(erasures.origin, "own-page"), eq(erasures.status, "waiting")))
      .limit(1),
  ]);
  return found.some((rows) => rows.length > 0) ? "waiting" : null;
}
