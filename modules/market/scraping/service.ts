import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { activeRun, begin, giveUp, scrapes } from "./runs/start-run";
import { runCancelled, scrapingUpdate } from "./events";
import * as connectors from "./connectors";
import type { Run, ScrapeStart } from "./model";
import { plan, planRecorded } from "./runs/planning";
import { ended, find } from "./runs/runs";
import { scrapeRuns } from "./schema";

export const { stopAll } = scrapes;

/** Starts a run and answers it while it goes on in the background. */
export async function start(app: App, asked: ScrapeStart): Promise<Run> {
  const begun = await beginAsked(app, asked);
  const run = await find(app, begun.id);
  scrapes.inBackground(app, begun);
  return run;
}

/** Starts a run and answers it when it is over: what a terminal and cron do. */
export async function runThrough(app: App, asked: ScrapeStart): Promise<Run> {
  const { id, work } = await beginAsked(app, asked);
  await work();
  return find(app, id);
}

async function beginAsked(app: App, { sources, ...asked }: ScrapeStart) {
  const request = { ...asked, sources: await connectors.chosenOr(app, sources) };
  return begin(app, request, await plan(app, request));
}

/** Reads a folder of recorded pages, each judged for itself. */
export async function replay(app: App, folder: string): Promise<Run> {
  const tasks = await planRecorded(folder);
  const ids = [...new Set(tasks.map(({ source }) => source))];
  const request = { sources: ids, keywords: ["recorded pages"], countries: [] };
  const { id, work } = await begin(app, request, tasks);
  await work();
  return find(app, id);
}

/** Takes up a run that a killed process left behind; answers whether there was one. */
export async function resume(app: App): Promise<boolean> {
  const run = await activeRun(app);
  // Pages of the stand-in are not asked of the real boards, nor the other way round.
  if (run?.transport !== app.transport.kind && !run?.isRecorded) return false;
  return scrapes.resume(app, run.id, async () => {
    if (run.isRecorded) await giveUp(app, run.id);
    return Boolean(run.isRecorded);
  });
}

export async function cancel(app: App, id: string): Promise<Run> {
  const run = await find(app, id);
  if (run.state !== "active") throw new Failure("conflict", "This run has already ended.");
  const isActive = and(eq(scrapeRuns.id, id), eq(scrapeRuns.state, "active"));
  const state = "cancelled" as const;
  const result = await ended(app, { id, state });
  const end = { state, result, finishedAt: app.now().toISOString() };
  await app.write(
    [
      must(app.db.update(scrapeRuns).set(end).where(isActive)),
      audit.entry(app, { action: "scrape.cancelled", entityType: "run", entityId: id }),
    ],
    scrapingUpdate(run.progress, run.totalFound),
    runCancelled(id),
  );
  return find(app, id);
}
