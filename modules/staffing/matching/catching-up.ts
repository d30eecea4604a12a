import { inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Guarded, type Write } from "@/src/database";
import { type Lease, release, renew, take, whileHeld } from "@/src/leases";
import { demandOf } from "./demand";
import { openDemands } from "./demands";
import { type Kept, keptWrites, newsOf, worthKeeping } from "./keeping";
import { rosterFor, todayOf } from "./roster-memory";
import { rosterOf } from "./roster";
import { keptPerCandidate } from "./rules";
import { matches } from "./schema";
import { candidateMatched, jobMatched, waitingCandidates, waitingJobs } from "./waiting";

const leaseMs = 60_000;
const jobsAtOnce = 10;
const candidatesAtOnce = 250;
/** After so many jobs others have their turn on the thread. */
const breathEvery = 25;
const pauseMs = 50;

/**
 * Scores what has changed since it was scored: every candidate for such jobs, every open job for such candidates.
 * In batches, each landed whole, so that a killed process goes on where it was; answers whether anything was left.
 */
export async function catchUp(app: App, signal?: AbortSignal): Promise<boolean> {
  const lease = await take(app, "matching", leaseMs);
  if (!lease) return true;
  try {
    while (!signal?.aborted) {
      // Candidates first, for the jobs that were looked at before: a job that waits is scored for everybody anyhow.
      const isBusy = (await someCandidates(app, lease)) || (await someJobs(app, lease));
      if (!isBusy) return false;
      await renew(app, lease, leaseMs);
      await Bun.sleep(pauseMs);
    }
    return true;
  } finally {
    await release(app, lease);
  }
}

async function someJobs(app: App, lease: Lease): Promise<boolean> {
  const waiting = await waitingJobs(app, jobsAtOnce);
  if (waiting.length === 0) return false;
  const roster = await rosterFor(app);
  const asked = waiting.map((job) => ({ job, demand: demandOf(job, job.analysis) }));
  const kept: Kept[] = [];
  for (const { demand } of asked) {
    kept.push(...worthKeeping(roster, demand, todayOf(app)));
    await breath();
  }
  const ids = waiting.map(({ id }) => id);
  await landed(app, lease, kept, [
    ...keptWrites(app, inArray(matches.jobId, ids), kept),
    ...asked.map(({ job, demand }) => jobMatched(app, job, demand)),
  ]);
  return true;
}

async function someCandidates(app: App, lease: Lease): Promise<boolean> {
  const waiting = await waitingCandidates(app, candidatesAtOnce);
  if (waiting.length === 0) return false;
  const ids = new Set(waiting.map(({ id }) => id));
  const everybody = await rosterFor(app);
  const roster = rosterOf(everybody.facts.filter(({ id }) => ids.has(id)));
  const kept: Kept[] = [];
  for (const [n, demand] of (await openDemands(app)).entries()) {
    kept.push(...worthKeeping(roster, demand, todayOf(app)));
    if (n % breathEvery === 0) await breath();
  }
  await landed(app, lease, kept, [
    ...keptWrites(app, inArray(matches.candidateId, [...ids]), bestOfEach(kept)),
    ...waiting.map((one) => candidateMatched(app, one)),
  ]);
  return true;
}

async function landed(app: App, lease: Lease, kept: Kept[], writes: (Write | Guarded)[]) {
  const told = await newsOf(app, kept);
  await app.write([whileHeld(app, lease), ...writes, ...told.writes], ...told.news);
}

/** The best jobs of each candidate: one who fits everywhere is not kept everywhere. */
function bestOfEach(kept: Kept[]): Kept[] {
  const byCandidate = Map.groupBy(kept, ({ match }) => match.candidateId);
  return [...byCandidate.values()].flatMap((own) =>
    own.toSorted((a, b) => b.match.score - a.match.score).slice(0, keptPerCandidate),
  );
}

const breath = () => Bun.sleep(0);
