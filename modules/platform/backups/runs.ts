import { and, desc, eq, lt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { users } from "@/modules/platform/accounts";
import { withActor, type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
import { isLeaseHeld } from "@/src/database/leases";
import { Failure, notFound } from "@/src/errors";
import { type Begun, longRuns } from "@/src/workers/runs";
import { errorFields } from "@/src/log";
import { leases } from "@/src/schema";
import { daysEarlier } from "@/src/calendar";
import { backupsChanged } from "./events";
import type { BackupRun } from "./model";
import { beginsAt, type RunKind, runsKeptDays, type Step, steps, tellEveryMs } from "./rules";
import { backupRuns as runs } from "./schema";
import { brokenBackup, type OnProgress } from "./working";

export type Row = typeof runs.$inferSelect;
type Outcome = { name: string; writes: Write[] };

export const leaseName = "backup";

/** Does the work of a run; answers the backup it was about and what is written with the end of the run. */
type Work = (onProgress: OnProgress) => Promise<Outcome>;

/** Begins something that only one process may do at a time; a second one is told so. */
export async function begin(
  app: App,
  { kind, name }: Pick<Row, "kind" | "name">,
  work: Work,
): Promise<Begun> {
  const lease = await backups.acquire(app);
  if (!lease)
    throw new Failure("busy", "A backup is already being made or checked. Wait for it to finish.");
  const id = Bun.randomUUIDv7();
  const row = { id, kind, name, state: "active" as const, step: steps[0] };
  const [startedAt, startedBy] = [app.now().toISOString(), actorIdOf(app)];
  return backups.begin(
    app,
    { lease, workOfRun: () => workAndRecord(app, { id, kind }, work) },
    async () => {
      await markInterrupted(app);
      const written = app.db.insert(runs).values({ ...row, startedAt, startedBy });
      await app.write([written], backupsChanged());
      return id;
    },
  );
}

/**
 * A run that broke off is not resumed: what it half wrote is cleared, and the next run begins anew. So the lease is long,
 * because nothing is gained by taking it from a server that is only slow.
 */
const backups = longRuns(leaseName, async () => {}, 60_000);

/** Ends runs that a killed process left active. Only for the holder of the lease, as every other active run is dead then. */
export const markInterrupted = (app: App) =>
  app.write([
    app.db
      .update(runs)
      .set({ state: "failed", endedAt: app.now().toISOString(), sentence: interruption })
      .where(eq(runs.state, "active")),
    app.db.delete(runs).where(lt(runs.startedAt, daysEarlier(app.now(), runsKeptDays))),
  ]);

const interruption = brokenBackup().message;

async function workAndRecord(
  app: App,
  { id, kind }: Pick<Row, "id" | "kind">,
  work: Work,
): Promise<void> {
  const began = performance.now();
  const ended = () => ({
    endedAt: app.now().toISOString(),
    ms: Math.round(performance.now() - began),
  });
  const logUnrecorded = (error: unknown) =>
    app.log.warn("what became of a backup could not be written down", errorFields(error));
  const record = (set: Partial<Row>, writes: Write[] = []) =>
    app.write([app.db.update(runs).set(set).where(eq(runs.id, id)), ...writes], backupsChanged());
  try {
    const { name, writes } = await work(progressWriter(app, id, kind));
    await record({ state: "done", progress: 100, name, ...ended() }, writes);
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.kind === "bug") app.log.error("a backup failed", errorFields(error));
    const state = failure.kind === "tampered" ? "damaged" : "failed";
    // On a full disk not even that can be written down; the next run sees that this one has died.
    await record({ state, sentence: failure.message, ...ended() }).catch(logUnrecorded);
    throw failure;
  }
}

/** Saves the progress now and then, without being waited for; a write that fails does no harm. */
function progressWriter(app: App, id: string, kind: RunKind): OnProgress {
  let last = 0;
  return (step, share) => {
    const progress = Math.round(kind === "create" ? percentOf(step, share) : 100 * share);
    const now = performance.now();
    if (share > 0 && now - last < tellEveryMs) return;
    last = now;
    const isStill = and(eq(runs.id, id), eq(runs.state, "active"));
    app
      .write([app.db.update(runs).set({ step, progress }).where(isStill)], backupsChanged())
      .catch((error) => app.log.warn("progress could not be told", errorFields(error)));
  };
}

function percentOf(step: Step, share: number): number {
  const begin = beginsAt[step];
  const end = beginsAt[steps[steps.indexOf(step) + 1] ?? step];
  return begin + (end - begin) * Math.min(1, share);
}

export const newestRuns = (app: App): Promise<Row[]> =>
  app.db.select().from(runs).orderBy(desc(runs.id)).limit(200);

/**
 * The newest runs; an active one whose lease nobody holds counts as failed. Runs and lease are read in one query: of two
 * queries, the first could see a run before its end and the second the lease after its release.
 */
export async function runsAsTheyStand(app: App): Promise<Row[]> {
  const rows = await app.db
    .select({ run: runs, lease: leases })
    .from(runs)
    .leftJoin(leases, eq(leases.name, leaseName))
    .orderBy(desc(runs.id))
    .limit(200);
  return rows.map(({ run, lease }) =>
    run.state === "active" && !(lease && isLeaseHeld(app, lease))
      ? { ...run, state: "failed", sentence: interruption }
      : run,
  );
}

/** Puts the current name of whoever started a run in place of their id. */
export async function shownBy(app: App): Promise<(row: Row) => BackupRun> {
  const nameOf = await users.authors(app);
  return (row) => ({ ...row, startedBy: nameOf(row.startedBy) });
}

export async function runOf(app: App, id: string): Promise<BackupRun> {
  const [row] = await app.db.select().from(runs).where(eq(runs.id, id));
  return row ? (await shownBy(app))(row) : notFound("backup");
}

/** The line of the audit trail; a name says when a backup was made, and nothing of anybody. */
export const backupAudit = (
  app: App,
  { action, name }: { action: string; name: string },
  details: Record<string, unknown> = {},
) => audit.entry(app, { action, entityType: "backup", entityId: name, details });

/** Does the work after the request was answered; an error is only logged. */
export function continueInBackground(app: App, { work }: Begun): void {
  work().catch((error: unknown) => app.log.warn("a backup came to nothing", errorFields(error)));
}

export const asBackup = (app: App) => withActor(app, { id: null, name: "backup" });
