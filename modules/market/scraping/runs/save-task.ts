import { and, eq, sql } from "drizzle-orm";
import { touchUnchangedAds } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import { type Guarded, must, preparedWrite, type Write } from "@/src/database";
import type { Crawl } from "../model";
import { keyOf } from "./planning";
import type { PageResult } from "../pages/read-page";
import type { Finding } from "../pages/reader-worker";
import { knownPages, scrapeTasks } from "../schema";

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

const finishTask = preparedWrite((db) => {
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
function fillOf({ finding, task }: PageResult): Record<string, number> {
  // A page that has not changed was not read, and the text of an ad stands on its own page.
  if (!finding) return {};
  const isBrief = task.kind === "list" && finding.next.some(({ kind }) => kind === "detail");
  const fields = measured.filter((field) => !isBrief || field !== "text");
  return Object.fromEntries(fields.map((field) => [field, having(finding, field)]));
}

const having = ({ ads }: Finding, field: (typeof measured)[number]) =>
  ads.filter(({ ad }) => (Array.isArray(ad[field]) ? ad[field].length > 0 : ad[field])).length;

/** An unchanged page says that all its ads are still there. */
export function stillThere(app: App, run: Crawl, { task, unchanged }: PageResult): Write[] {
  if (!unchanged || unchanged.externalIds.length === 0) return [];
  const { externalIds } = unchanged;
  return touchUnchangedAds(app, { source: task.source, externalIds, runId: run.id });
}

export function rememberPage(
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
