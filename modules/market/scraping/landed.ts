import { and, eq, inArray, sql } from "drizzle-orm";
import { seenAnew } from "@/modules/market/jobs";
import { postings } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import { type Guarded, must, repeated, type Write } from "@/src/database";
import type { Crawl } from "./landing";
import { keyOf } from "./planning";
import type { PageResult } from "./reading";
import { knownPages, scrapeTasks } from "./schema";

export const taskDone = (app: App, run: Crawl, result: PageResult): Guarded =>
  must(
    finishTask(app.db, {
      runId: run.id,
      key: result.key,
      state: result.state,
      verdict: result.verdict,
      reason: result.reason,
      found: result.finding?.ads.length ?? result.unchanged?.externalIds.length ?? 0,
      fill: JSON.stringify(fillOf(result)),
      finishedAt: app.now().toISOString(),
    }),
  );

const finishTask = repeated((db) => {
  const blank = (name: keyof typeof scrapeTasks.$inferSelect) => sql`${sql.placeholder(name)}`;
  return db
    .update(scrapeTasks)
    .set({
      state: blank("state"),
      verdict: blank("verdict"),
      reason: blank("reason"),
      found: blank("found"),
      fill: blank("fill"),
      finishedAt: blank("finishedAt"),
    })
    .where(
      and(
        eq(scrapeTasks.runId, blank("runId")),
        eq(scrapeTasks.key, blank("key")),
        eq(scrapeTasks.state, "pending"),
      ),
    );
});

const measured = ["title", "company", "places", "postedAt", "salary", "text"] as const;

/** How many of the page's ads had which field: a fall between two runs is how a changed page is noticed. */
const fillOf = ({ finding }: PageResult) =>
  Object.fromEntries(
    measured.map((field) => [
      field,
      finding?.ads.filter(({ ad }) => (Array.isArray(ad[field]) ? ad[field].length > 0 : ad[field]))
        .length ?? 0,
    ]),
  );

/** An unchanged page says that all its ads are still there. */
export function stillThere(app: App, run: Crawl, { task, unchanged }: PageResult): Write[] {
  if (!unchanged || unchanged.externalIds.length === 0) return [];
  return [
    seenAnew(),
    app.db
      .update(postings)
      .set({ lastSeenAt: app.now().toISOString(), lastRunId: run.id, missed: 0 })
      .where(
        and(eq(postings.source, task.source), inArray(postings.externalId, unchanged.externalIds)),
      ),
  ];
}

export function remembered(
  app: App,
  { task, key, finding, etag, lastModified }: PageResult,
): Write[] {
  if (!finding || finding.verdict.kind !== "ok" || !(etag ?? lastModified)) return [];
  const row = {
    etag,
    lastModified,
    source: task.source,
    externalIds: finding.ads.map(({ ad }) => ad.externalId),
    next: finding.next.filter((it) => keyOf(it) !== key),
    readAt: app.now().toISOString(),
  };
  return [
    app.db
      .insert(knownPages)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: knownPages.key, set: row }),
  ];
}
