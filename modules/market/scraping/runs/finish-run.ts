import { and, eq, sql } from "drizzle-orm";
import { lifecycle } from "@/modules/market/jobs";
import { sources } from "@/modules/market/sources";
import type { SourceId } from "@/modules/market/sources/rules";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { scrapingUpdate } from "../events";
import type { Crawl } from "../model";
import { endOf } from "../rules";
import { scopeOf } from "./planning";
import { ended } from "./runs";
import { scrapeRuns, scrapeTasks } from "../schema";
import { retryOnConflict } from "./write-queue";

/** Ends a run: what a complete answer no longer holds is gone, and the run is told by what it came to. */
export const finish = (app: App, lease: Lease, run: Crawl): Promise<void> =>
  retryOnConflict(() => end(app, lease, run));

async function end(app: App, lease: Lease, run: Crawl): Promise<void> {
  const { writes, gone } = await absencesIn(app, run);
  const result = await ended(app, { id: run.id, state: "completed", gone });
  const state = endOf(result.outcomes);
  const finishedAt = app.now().toISOString();
  await app.write(
    [
      mustHoldLease(app, lease),
      ...writes,
      app.db
        .update(scrapeTasks)
        .set({ state: "skipped", reason: "skipped: the source refused before", finishedAt })
        .where(and(eq(scrapeTasks.runId, run.id), eq(scrapeTasks.state, "pending"))),
      must(
        app.db
          .update(scrapeRuns)
          .set({ state, progress: 100, finishedAt, result })
          .where(and(eq(scrapeRuns.id, run.id), eq(scrapeRuns.state, "active"))),
      ),
      audit.entry(app, {
        action: `scrape.${state}`,
        entityType: "run",
        entityId: run.id,
        details: { totalFound: result.totalFound },
      }),
    ],
    scrapingUpdate(100, result.totalFound),
  );
}

async function absencesIn(app: App, run: Crawl) {
  const answered = (await completeAnswers(app, run)).map(({ source, scope }) => {
    return { source, scope, misses: lifecycle.missesUntilGone[sources[source].kind] };
  });
  const { writes, gone } = await lifecycle.absences(app, answered, run.id);
  const perSource: Partial<Record<SourceId, number>> = {};
  for (const [n, { source }] of answered.entries())
    perSource[source] = (perSource[source] ?? 0) + (gone[n] ?? 0);
  return { writes, gone: perSource };
}

/** Only a question whose every page was read, down to the last, says anything about what it did not answer. */
async function completeAnswers(app: App, run: Crawl) {
  const rows = await app.db
    .select({
      source: scrapeTasks.source,
      task: scrapeTasks.task,
      state: scrapeTasks.state,
      found: scrapeTasks.found,
    })
    .from(scrapeTasks)
    .where(and(eq(scrapeTasks.runId, run.id), sql`json_extract(task, '$.kind') = 'list'`));
  const byScope = Map.groupBy(rows, ({ task }) => scopeOf(task, run.request));
  return [...byScope].flatMap(([scope, tasks]) => {
    const isWhole = tasks.every(
      ({ state, task, found }) => state === "done" && !isCapped(task.context, found),
    );
    const source: SourceId | undefined = tasks[0]?.source;
    return isWhole && source && source !== "jsonld" ? { scope, source } : [];
  });
}

/** The last page that was allowed, and still full: there was more. */
const isCapped = (context: Record<string, unknown>, found: number) =>
  found > 0 &&
  Boolean(context["isRecorded"] || (context["page"] && context["page"] === context["maxPages"]));
