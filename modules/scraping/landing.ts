import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type Arrival, intake, lifecycle, seenAnew } from "@/modules/jobs";
import { postings } from "@/modules/jobs/schema";
import type { Task } from "@/modules/sources/model";
import type { App } from "@/src/app";
import { type Guarded, must, repeated, type Write } from "@/src/database";
import { type Lease, whileHeld } from "@/src/leases";
import { scrapingUpdate } from "./events";
import type { Run } from "./model";
import { keyOf, pendingRows, scopeOf } from "./planning";
import { progressOf } from "./progress";
import type { PageResult } from "./reading";
import { knownPages, scrapeRuns, scrapeTasks } from "./schema";

export type Crawl = Pick<Run, "id" | "request">;

/**
 * Lands pages in one write: what was read, that it was read, and what to read next. A process that is
 * killed before it has read nothing, one that is killed after has nothing left to do: no page counts twice.
 */
export async function land(
  app: App,
  lease: Lease,
  run: Crawl,
  results: PageResult[],
): Promise<Task[]> {
  const arrivals = results.flatMap((result) => arrivalsOf(run, result));
  const { writes, fates, firstSightings } = await intake(app, arrivals);
  const next = await worthAsking(app, results);
  const gone = await Promise.all(results.map((result) => departures(app, result)));
  const counted = results.map((result) => taskDone(app, run, result, arrivals, fates));

  const state = await progressOf(app, run.id, results.length, next.length);
  await app.write(
    [
      whileHeld(app, lease),
      must(
        app.db
          .update(scrapeRuns)
          .set({ progress: sql`max(progress, ${state.progress})` })
          .where(and(eq(scrapeRuns.id, run.id), eq(scrapeRuns.state, "active"))),
      ),
      ...writes,
      ...gone.flat(),
      ...results.flatMap((result) => stillThere(app, run, result)),
      ...counted,
      ...results.flatMap((result) => remembered(app, result)),
      ...pendingRows(app, run.id, next),
    ],
    scrapingUpdate(state.progress, state.totalFound + firstSightings),
  );
  return next;
}

const arrivalsOf = ({ id, request }: Crawl, { task, finding }: PageResult): Arrival[] =>
  (finding?.ads ?? []).map(({ ad, analysis }) => ({
    ad,
    analysis,
    scope: scopeOf(task, request),
    runId: id,
    sourceType: "scraped",
  }));

/** A detail is asked for once: an ad whose text is known is not read again just because it is listed again. */
async function worthAsking(app: App, all: PageResult[]): Promise<Task[]> {
  // What a recorded page leads to was not recorded with it.
  const results = all.filter(({ task }) => !task.context["isRecorded"]);
  const next = results.flatMap(({ finding, unchanged }) => finding?.next ?? unchanged?.next ?? []);
  const ids = next.flatMap((task) => cardOf(task)?.externalId ?? []);
  const rows = await app.db
    .select({ source: postings.source, externalId: postings.externalId })
    .from(postings)
    .where(and(inArray(postings.externalId, ids), isNotNull(postings.text)));
  const known = new Set(rows.map(({ source, externalId }) => `${source} ${externalId}`));
  return next.filter((task) => !known.has(`${task.source} ${cardOf(task)?.externalId}`));
}

const cardOf = ({ kind, context }: Task) =>
  kind === "detail" ? (context["card"] as { externalId: string } | null | undefined) : null;

/** The ad's own page says that it is no more. */
function departures(app: App, { task, verdict }: PageResult) {
  const card = cardOf(task);
  return verdict === "not-found" && card
    ? lifecycle.departed(app, task.source, card.externalId)
    : Promise.resolve([]);
}

function taskDone(
  app: App,
  run: Crawl,
  result: PageResult,
  arrivals: Arrival[],
  fates: string[],
): Guarded {
  const own = fates.filter((_, n) => result.finding?.ads.some(({ ad }) => ad === arrivals[n]?.ad));
  const number = (fate: string) => own.filter((it) => it === fate).length;
  return must(
    finishTask(app.db, {
      runId: run.id,
      key: result.key,
      state: result.state,
      verdict: result.verdict,
      reason: result.reason,
      found: result.finding?.ads.length ?? result.unchanged?.externalIds.length ?? 0,
      added: number("added"),
      merged: number("merged"),
      unchanged: number("unchanged") + number("changed"),
      fill: JSON.stringify(fillOf(result)),
      finishedAt: app.now().toISOString(),
    }),
  );
}

const finishTask = repeated((db) => {
  const blank = (name: keyof typeof scrapeTasks.$inferSelect) => sql`${sql.placeholder(name)}`;
  return db
    .update(scrapeTasks)
    .set({
      state: blank("state"),
      verdict: blank("verdict"),
      reason: blank("reason"),
      found: blank("found"),
      added: blank("added"),
      merged: blank("merged"),
      unchanged: blank("unchanged"),
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
function stillThere(app: App, run: Crawl, { task, unchanged }: PageResult): Write[] {
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

function remembered(app: App, { task, key, finding, etag, lastModified }: PageResult): Write[] {
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
