import { and, eq, inArray, sql } from "drizzle-orm";
import { ownPage } from "@/modules/public/candidate-self-service";
import type { App } from "@/src/app";
import { type Steady, steadily } from "@/src/polling-worker";
import { arrive } from "./arriving";
import { eraseDue, isDue } from "./erasure-job";
import { packWaiting } from "./handing";
import { applyTombstones } from "./restoring";
import { gdprErasures as erasures, gdprExports as exports_ } from "./schema";

/**
 * Takes in, erases and packs beside a server. It begins with those who were erased before, because the database may be
 * an old copy, and with what a crash left half done.
 */
export function workSteadily(app: App): Steady {
  let isFirst = true;
  return steadily(app, {
    everyMs: 2_000,
    state: async () => (isFirst ? "begun" : waiting(app)),
    async batch(signal) {
      if (isFirst) await applyTombstones(app);
      isFirst = false;
      await arrive(app);
      await eraseDue(app);
      await packWaiting(app, signal);
      return true;
    },
    stumbled: "requests about personal data could not be seen to",
  });
}

/** Something to do, or a page on which somebody may have asked for it. */
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
