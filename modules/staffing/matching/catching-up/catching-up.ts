import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { withLease } from "@/src/workers/runs";
import { nextSlice, pause } from "@/src/workers/time-slices";
import { utcToday } from "@/src/calendar";
import { revisionsOf } from "@/src/http/etag";
import { startPolling, type PollingWorker } from "@/src/workers/polling-worker";
import { bestJobs, demandsIn } from "../openings/best-jobs";
import { demandOf, jobsAmong } from "../openings/demands";
import type { Kept } from "../scoring/match";
import { openingsUpTo } from "../openings/open-demands";
import { rosterFor } from "../roster/cache";
import {
  candidatesChangedAfter,
  jobsChangedAfter,
  savePosition,
  type Positions,
  positions,
  type Side,
} from "./changes";
import { keptWrites, newsOf, worthKeeping } from "./save-matches";
import {
  markCandidateScored,
  forgetCandidates,
  markJobScored,
  forgetJobs,
  knownDemands,
  knownFingerprints,
} from "./last-scored";

const candidatesAtOnce = 50;
const jobsAtOnce = 10;
/** One write takes about as many pairs as a slice of work. */
const pairsAtOnce = 50;

type Batch = { side: Side; upTo: number; kept: Kept[]; writes: (Write | Guarded)[] };
const batchFrom = (side: Side, upTo: number): Batch => ({ side, upTo, kept: [], writes: [] });

/**
 * Rescores what has changed since the last run: for a changed job every candidate, for a changed candidate the open jobs in
 * reach. Each batch is saved together with its position, so that a killed process resumes there. Answers whether work was
 * left.
 */
export async function scoreChanges(app: App, signal?: AbortSignal): Promise<boolean> {
  if (!(await isWaiting(app))) return false;
  const isLeft = await withLease(
    app,
    { name: "matching", signal },
    async ({ lease, signal: ends }) => {
      while (!ends.aborted) {
        const at = (await positions(app)) ?? (await resetPositions(app, lease));
        // Candidates first, for the jobs that were looked at before: a job that waits is scored for everybody anyhow.
        const isBusy =
          (await scoreCandidateBatch(app, lease, at)) || (await scoreJobBatch(app, lease, at));
        if (!isBusy) return false;
        await pause();
      }
      return true;
    },
  );
  return isLeft ?? true;
}

async function isWaiting(app: App): Promise<boolean> {
  const at = await positions(app);
  if (!at) return true;
  const [people, jobs] = await Promise.all([
    candidatesChangedAfter(app, at.candidate, 1),
    jobsChangedAfter(app, at.job, 1),
  ]);
  return people.length + jobs.length > 0;
}

/** After a change of the scorer: both positions start at 0. Scoring every job scores every candidate with it. */
async function resetPositions(app: App, lease: Lease): Promise<Positions> {
  const at = { candidate: 0, job: 0 };
  await app.write([
    mustHoldLease(app, lease),
    savePosition(app, "candidate", at.candidate),
    savePosition(app, "job", at.job),
  ]);
  return at;
}

async function scoreCandidateBatch(app: App, lease: Lease, at: Positions): Promise<boolean> {
  const changed = await candidatesChangedAfter(app, at.candidate, candidatesAtOnce);
  if (changed.length === 0) return false;
  const ids = changed.map(({ id }) => id);
  const [found, marks] = await Promise.all([
    candidates.factsAmong(app, ids),
    knownFingerprints(app, ids),
  ]);
  let batch = batchFrom("candidate", at.candidate);
  for (const { seq, id } of changed) {
    const one = found.get(id);
    batch.upTo = seq;
    if (!one) batch.writes.push(forgetCandidates(app, [id]));
    else if (one.fingerprint !== marks.get(id)) {
      if (at.job > 0) {
        const kept = await bestOf(app, one.facts, at);
        batch.kept.push(...kept);
        batch.writes.push(...keptWrites(app, { side: "candidate", id }, kept));
      }
      batch.writes.push(markCandidateScored(app, id, one.fingerprint));
    }
    if (batch.kept.length >= pairsAtOnce) {
      await saveBatch(app, lease, batch);
      batch = batchFrom("candidate", seq);
    }
    await pause();
  }
  await saveBatch(app, lease, batch);
  return true;
}

async function bestOf(
  app: App,
  facts: candidates.FingerprintedFacts["facts"],
  at: Positions,
): Promise<Kept[]> {
  const openings = await openingsUpTo(app, at.job);
  return bestJobs({ openings, demands: demandsIn(app) }, facts, utcToday(app));
}

async function scoreJobBatch(app: App, lease: Lease, at: Positions): Promise<boolean> {
  const changed = await jobsChangedAfter(app, at.job, jobsAtOnce);
  if (changed.length === 0) return false;
  const ids = changed.map(({ id }) => id);
  const [found, known] = await Promise.all([jobsAmong(app, ids), knownDemands(app, ids)]);
  let batch = batchFrom("job", at.job);
  for (const { seq, id } of changed) {
    await pause();
    const job = found.get(id);
    batch.upTo = seq;
    if (job?.status !== "open") {
      batch.writes.push(forgetJobs(app, [id]));
      continue;
    }
    const demand = demandOf(job, job.analysis);
    if (Bun.deepEquals(demand, known.get(id))) continue;
    const kept = await worthKeeping(app, await rosterFor(app), demand);
    batch.kept.push(...kept);
    batch.writes.push(...keptWrites(app, { side: "job", id }, kept), markJobScored(app, demand));
    if (batch.kept.length >= pairsAtOnce) {
      await saveBatch(app, lease, batch);
      batch = batchFrom("job", seq);
    }
  }
  await saveBatch(app, lease, batch);
  return true;
}

async function saveBatch(app: App, lease: Lease, batch: Batch): Promise<void> {
  const { side, upTo, kept, writes } = batch;
  const told = await newsOf(app, kept);
  await nextSlice();
  const all = [...writes, savePosition(app, side, upTo), ...told.writes];
  await app.write([mustHoldLease(app, lease), ...all], ...told.news);
}

/** Scores on beside a server whenever jobs or candidates have changed. */
export const matchSteadily = (app: App): PollingWorker =>
  startPolling(app, {
    everyMs: 3_000,
    state: () => revisionsOf(app, ["jobs", "candidates"]),
    batch: (signal) => scoreChanges(app, signal),
    errorMessage: "matches could not be brought up to date",
  });
