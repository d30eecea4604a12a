import { and, eq } from "drizzle-orm";
import { rescoring, type Stale } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { mustHoldLease } from "@/src/database/leases";
import type { Run as LongRun } from "@/src/workers/runs";
import {
  createWorkerPool,
  WorkerJobError,
  type WorkerPool,
  workerAt,
} from "@/src/workers/worker-pool";
import type { Finding, Question } from "./reader-worker";
import { end } from "./report";
import { batchDeadlineMs, batchSize, maxConflicts, pauseMs } from "./rules";
import { analysisMoves, analysisRuns } from "./schema";

type Reading = WorkerPool<Question, Finding[]>;
type Run = typeof analysisRuns.$inferSelect;

/** Brings what is left of a run's jobs to its version: from the first, or from where a killed process left it. */
export async function walk(app: App, work: LongRun): Promise<void> {
  const readers: Reading = createWorkerPool({
    start: () => workerAt("modules/market/reanalysis/reader-worker.ts"),
    size: 1,
    deadlineMs: batchDeadlineMs,
  });
  try {
    await throughAll(app, work, readers);
  } finally {
    readers.close();
  }
}

async function throughAll(app: App, { id, lease, stop }: LongRun, readers: Reading) {
  let collisions = 0;
  while (!stop.signal.aborted) {
    const run = await activeRun(app, id);
    if (!run) return;
    const jobs = await rescoring.stale(app, {
      version: run.version,
      bookmark: run.bookmark,
      limit: batchSize,
    });
    if (jobs.length === 0) return end(app, { lease, run }, "completed");
    try {
      await app.write([mustHoldLease(app, lease), ...(await batch(app, { run, jobs, readers }))]);
      collisions = 0;
    } catch (error) {
      if (error instanceof WorkerJobError) return end(app, { lease, run }, "failed");
      // Somebody changed one of these jobs meanwhile, or ended the run: the next look tells which.
      if (!(error instanceof Failure && error.kind === "conflict")) throw error;
      collisions += 1;
      if (collisions > maxConflicts) return end(app, { lease, run }, "failed");
    }
    await Bun.sleep(pauseMs);
  }
}

export async function activeRun(app: App, id?: string): Promise<Run | undefined> {
  const isActive = eq(analysisRuns.state, "active");
  const [run] = await app.db
    .select()
    .from(analysisRuns)
    .where(id ? and(eq(analysisRuns.id, id), isActive) : isActive);
  return run;
}

type Batch = { run: Run; jobs: Stale[]; readers: Reading };

/** The new scores of a batch, what they moved, and how far the run is with them: all of it or nothing. */
async function batch(app: App, { run, jobs, readers }: Batch) {
  const found = await findingsOf(jobs, readers);
  const last = jobs.at(-1);
  const progress = {
    done: run.done + jobs.length,
    failed: run.failed + jobs.length - found.length,
    ...(last && { bookmark: [last.scoredBy, last.id] satisfies Run["bookmark"] }),
  };
  const isHere = and(
    eq(analysisRuns.id, run.id),
    eq(analysisRuns.state, "active"),
    eq(analysisRuns.done, run.done),
  );
  return [
    must(app.db.update(analysisRuns).set(progress).where(isHere)),
    ...found.flatMap(([job, finding]) => [
      ...rescoring.rescoreWrites(app, job, finding.anew),
      ...moved(app, { run, job, finding }),
    ]),
  ];
}

type Found = [Stale, Finding];

/** An ad that breaks the reader, or holds it up, costs only itself; a reader that reads none is itself broken. */
async function findingsOf(jobs: Stale[], readers: Reading): Promise<Found[]> {
  try {
    const findings = await readers.read(
      jobs.map(({ ad, corrections, former }) => ({ ad, corrections, former })),
    );
    return findings.flatMap((finding, n): Found[] => (jobs[n] ? [[jobs[n], finding]] : []));
  } catch (error) {
    if (!(error instanceof WorkerJobError)) throw error;
    if (jobs.length === 1) return [];
    const found: Found[] = [];
    for (const job of jobs) found.push(...(await findingsOf([job], readers)));
    if (found.length === 0) throw error;
    return found;
  }
}

type Moved = { run: Run; job: Stale; finding: Finding };

function moved(app: App, { run, job, finding: { anew, why } }: Moved): (Write | Guarded)[] {
  const after = Math.round(anew.matchScore);
  if (after === job.score && anew.relevanceLevel === job.class) return [];
  return [
    app.db.insert(analysisMoves).values({
      runId: run.id,
      jobId: job.id,
      before: job.score,
      after,
      classBefore: job.class,
      classAfter: anew.relevanceLevel,
      why,
    }),
  ];
}
