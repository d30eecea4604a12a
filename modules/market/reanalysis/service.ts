import { desc, eq, notInArray } from "drizzle-orm";
import { rescoring } from "@/modules/market/jobs";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { releaseLease } from "@/src/database/leases";
import { longRuns } from "@/src/workers/runs";
import type { AnalysisRun, Overview } from "./model";
import { endRunWrites } from "./report";
import { keptRuns } from "./rules";
import { analysisRuns } from "./schema";
import { activeRun, walk } from "./walking";

const runs = longRuns("analysis", walk);
export const { stopAll } = runs;

/** The version jobs should be scored by; loaded with the taxonomy when somebody first asks. */
const currentVersion = async () => (await import("@/modules/knowledge/analysis")).analyserVersion();

/** How many jobs an older version scored, and the run that is on or was last. */
export async function overview(app: App): Promise<Overview> {
  const version = await currentVersion();
  const [row] = await newestFirst(app, 1);
  return {
    version,
    stale: await rescoring.countStale(app, version),
    run: row ? await shown(app, row) : null,
  };
}

/** Starts a run and answers it while it goes on in the background. */
export async function start(app: App): Promise<AnalysisRun> {
  const begun = await begin(app);
  runs.inBackground(app, begun);
  return find(app, begun.id);
}

/** Starts a run and answers it when it is over: what a terminal and cron do. */
export async function runThrough(app: App): Promise<AnalysisRun> {
  const { id, work } = await begin(app);
  await work();
  return find(app, id);
}

/** Takes up a run that a killed process left behind; answers whether there was one. */
export async function resume(app: App): Promise<boolean> {
  const run = await activeRun(app);
  return runs.resume(app, run?.id, async () => {
    // Another version has been installed since: what is left is brought to that one by a run of its own.
    const isOld = run?.version !== (await currentVersion());
    if (run && isOld) await app.write(await endRunWrites(app, run, "cancelled"));
    return isOld;
  });
}

export async function cancel(app: App, id: string): Promise<AnalysisRun> {
  const run = await activeRun(app, id);
  if (run) await app.write(await endRunWrites(app, run, "cancelled"));
  else if (await find(app, id)) throw new Failure("conflict", "This run has already ended.");
  return find(app, id);
}

async function begin(app: App) {
  const { version, stale } = await overview(app);
  if (stale === 0) {
    throw new Failure("conflict", "All jobs already use the latest scoring rules.");
  }
  const lease = await runs.acquire(app);
  if (!lease || (await activeRun(app))) {
    if (lease) await releaseLease(app, lease);
    throw new Failure(
      "busy",
      "The jobs are already being analyzed. Wait for it to finish, or cancel it.",
    );
  }
  return runs.begin(app, { lease }, () => record(app, version, stale));
}

async function record(app: App, version: string, total: number): Promise<string> {
  const id = Bun.randomUUIDv7();
  const kept = (await newestFirst(app, keptRuns - 1)).map((run) => run.id);
  await app.write([
    app.db.delete(analysisRuns).where(notInArray(analysisRuns.id, kept)),
    app.db.insert(analysisRuns).values({
      id,
      version,
      total,
      state: "active",
      startedBy: actorIdOf(app),
      startedAt: app.now().toISOString(),
      bookmark: ["", ""],
    }),
    audit.entry(app, { action: "analysis.started", entityType: "run", entityId: id }),
  ]);
  return id;
}

const newestFirst = (app: App, limit: number) =>
  app.db.select().from(analysisRuns).orderBy(desc(analysisRuns.id)).limit(limit);

export async function find(app: App, id: string): Promise<AnalysisRun> {
  const [row] = await app.db.select().from(analysisRuns).where(eq(analysisRuns.id, id));
  return row ? shown(app, row) : notFound("run");
}

async function shown(app: App, row: typeof analysisRuns.$inferSelect): Promise<AnalysisRun> {
  const { bookmark: _, ...run } = row;
  const nameOf = await users.authors(app);
  const share = row.total === 0 ? 1 : Math.min(1, row.done / row.total);
  const progress = row.state === "completed" ? 100 : Math.floor(100 * share);
  return { ...run, progress, startedBy: nameOf(row.startedBy) };
}
