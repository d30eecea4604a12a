import type { Crawl } from "../model";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type Arrival, intake, lifecycle } from "@/modules/market/jobs";
import { postings } from "@/modules/market/jobs/schema";
import type { Task } from "@/modules/market/sources/model";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { scrapingUpdate } from "../events";
import { rememberPage, stillThere, taskDone } from "../runs/save-task";
import { pendingRows, scopeOf } from "../runs/planning";
import { progressOf } from "../runs/progress";
import type { PageResult } from "./read-page";
import { scrapeRuns } from "../schema";

/** Pages that a run has read, and the lease under which they are saved. */
export type ReadPages = { lease: Lease; run: Crawl; results: PageResult[] };

/**
 * Saves pages in one transaction: what was read, that it was read, and what to read next. A killed process has either saved
 * nothing or all of it, so that no page counts twice.
 */
export async function savePages(app: App, { lease, run, results }: ReadPages): Promise<Task[]> {
  const arrivals = results.flatMap((result) => arrivalsOf(run, result));
  const { writes, firstSightings } = await intake(app, arrivals);
  const next = await worthAsking(app, results);
  const gone = await Promise.all(results.map((result) => departures(app, result)));

  const state = await progressOf(app, run.id, { landing: results.length, coming: next.length });
  await app.write(
    [
      mustHoldLease(app, lease),
      must(
        app.db
          .update(scrapeRuns)
          .set({ progress: sql`max(progress, ${state.progress})` })
          .where(and(eq(scrapeRuns.id, run.id), eq(scrapeRuns.state, "active"))),
      ),
      ...writes,
      ...gone.flat(),
      ...results.flatMap((result) => stillThere(app, run, result)),
      ...results.map((result) => taskDone(app, run, result)),
      ...results.flatMap((result) => rememberPage(app, result)),
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
    ? lifecycle.closeAd(app, task.source, card.externalId)
    : Promise.resolve([]);
}
