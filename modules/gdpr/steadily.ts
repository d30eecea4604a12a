import { inArray, or, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Steady, steadily } from "@/src/steadily";
import { eraseDue, isDue } from "./executing";
import type { Sources } from "./exporting";
import { packWaiting } from "./handing";
import { gdprErasures as erasures, gdprExports as exports_ } from "./schema";

/** Erases and packs beside a server; what a crash left half done is ended first. */
export const workSteadily = (app: App, sources: Sources): Steady =>
  steadily(app, {
    everyMs: 2_000,
    state: () => waiting(app),
    async batch(signal) {
      await eraseDue(app, sources.holders);
      await packWaiting(app, sources, signal);
      return true;
    },
    stumbled: "requests about personal data could not be seen to",
  });

async function waiting(app: App): Promise<string | null> {
  const one = sql<number>`1`;
  const [erasing, packing] = await Promise.all([
    app.db.select({ one }).from(erasures).where(isDue(app)).limit(1),
    app.db
      .select({ one })
      .from(exports_)
      .where(or(inArray(exports_.state, ["waiting", "making"])))
      .limit(1),
  ]);
  return erasing.length + packing.length > 0 ? "waiting" : null;
}
