import { and, eq, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { Task } from "@/modules/market/sources/model";
import { sources } from "@/modules/market/sources";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Lease } from "@/src/database/leases";
import { longRuns } from "@/src/workers/runs";
import { crawl } from "./run";
import { scrapingUpdate } from "../events";
import type { ScrapeRequest } from "../model";
import { pendingRows } from "./planning";
import { scrapeRuns } from "../schema";

/** How long to wait for a process that was told to stop, and how often to ask meanwhile. */
const handoverMs = 10_000;
const handoverTries = 100;

export const scrapes = longRuns("scraping", crawl);

/** One run at a time, across processes: whoever holds the lease writes the run. */
export async function begin(app: App, request: ScrapeRequest, tasks: Task[]) {
  const lease = await takeWhenFree(app);
  if (!lease) throw alreadyActive();
  return scrapes.begin(app, { lease }, async () => {
    const active = await activeRun(app);
    if (active?.isRecorded) await giveUp(app, active.id);
    else if (active) throw alreadyActive();
    return recordRun(app, request, tasks);
  });
}

/** A run that was just cancelled lets go within moments; one that is active does not. */
async function takeWhenFree(app: App): Promise<Lease | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const lease = await scrapes.acquire(app);
    if (lease || attempt === handoverTries || (await activeRun(app))) return lease;
    await Bun.sleep(handoverMs / handoverTries);
  }
}

export async function activeRun(app: App) {
  const [run] = await app.db
    .select({
      id: scrapeRuns.id,
      transport: scrapeRuns.transport,
      isRecorded: sql<number>`exists (select 1 from scrape_tasks
        where run_id = scrape_runs.id and json_extract(task, '$.context.isRecorded'))`,
    })
    .from(scrapeRuns)
    .where(eq(scrapeRuns.state, "active"));
  return run;
}

/** A folder that was being read when the process was killed may be gone: reading it anew costs nothing. */
export const giveUp = (app: App, id: string) =>
  app.write([
    must(
      app.db
        .update(scrapeRuns)
        .set({ state: "failed", finishedAt: app.now().toISOString() })
        .where(and(eq(scrapeRuns.id, id), eq(scrapeRuns.state, "active"))),
    ),
    audit.entry(app, { action: "scrape.given_up", entityType: "run", entityId: id }),
  ]);

async function recordRun(app: App, request: ScrapeRequest, tasks: Task[]): Promise<string> {
  const id = Bun.randomUUIDv7();
  const run = {
    id,
    seq: sql<number>`(select coalesce(max(seq), 0) + 1 from scrape_runs)`,
    state: "active" as const,
    startedBy: actorIdOf(app),
    transport: app.transport.kind,
    request,
    startedAt: app.now().toISOString(),
  };
  const names = request.sources.map((source) => sources[source].name);
  await app.write(
    [
      app.db.insert(scrapeRuns).values(run),
      ...pendingRows(app, id, tasks),
      audit.entry(app, {
        action: "scrape.started",
        entityType: "run",
        entityId: id,
        details: { sources: names, pages: tasks.length },
      }),
    ],
    scrapingUpdate(0, 0),
  );
  return id;
}

const alreadyActive = () =>
  new Failure("busy", "A scrape is running already. Wait for it to finish, or cancel it.");
