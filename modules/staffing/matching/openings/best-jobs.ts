import type { CandidateFacts } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { isSliceOver, pause, sortedInSlices } from "@/src/workers/time-slices";
import { blockersOf } from "../scoring/gates";
import { type Kept, keptOf } from "../scoring/match";
import type { JobDemand } from "../model";
import { dayOf } from "../scoring/parts/terms";
import { minKeptScore, keptPerCandidate } from "../rules";
import { lowestBit, rowsPerBlock } from "../roster/bitmaps";
import { roundingTolerance } from "../scoring/bounds";
import { weightedScore } from "../scoring/score";
import { demandsOf } from "./open-demands";
import type { Openings } from "./openings";

type Scored = { demand: JobDemand; score: number };
/** Looks up what jobs ask for; of a job that has gone nothing is found. */
export type Demands = (ids: string[]) => Promise<ReadonlyMap<string, JobDemand>>;

const blocksAtOnce = 4;
const demandsAtOnce = 20;
export const demandsIn =
  (app: App): Demands =>
  (ids) =>
    demandsOf(app, ids);

/** One candidate's best jobs, at most `keptPerCandidate`: somebody who fits everywhere is not kept everywhere. */
export async function bestJobs(
  { openings, demands }: { openings: Openings; demands: Demands },
  facts: CandidateFacts,
  on: string,
): Promise<Kept[]> {
  if (isBlockedEverywhere(facts, on)) return [];
  const chances = await boundsFor(openings, facts, on);
  const best: Scored[] = [];
  for (let from = 0; from < chances.length; from += demandsAtOnce) {
    const some = chances.slice(from, from + demandsAtOnce);
    // Upper bounds are sorted: once the next one is below the worst kept score, no later job can get in.
    if (best.length === keptPerCandidate && leastOf(best) > Math.round(some[0]?.most ?? 0)) break;
    const found = await demands(some.map(({ id }) => id));
    for (const demand of found.values()) {
      const score = scoreOf(demand, facts, on);
      if (score >= minKeptScore) best.push({ demand, score });
      if (isSliceOver()) await pause();
    }
    best.sort((a, b) => b.score - a.score || (a.demand.id < b.demand.id ? -1 : 1));
    best.splice(keptPerCandidate);
  }
  return explained(best, facts, on);
}

const leastOf = (best: Scored[]) => best.at(-1)?.score ?? 0;

/** What blocks them for every job, by the rules of `blockersOf`. */
export const isBlockedEverywhere = (
  { status, hasConsent, retainUntil }: CandidateFacts,
  on: string,
): boolean =>
  status === "hired" ||
  status === "blacklisted" ||
  !hasConsent ||
  (retainUntil !== null && dayOf(retainUntil) < dayOf(on));

/** Jobs whose upper bound is high enough to be kept, the highest first. */
async function boundsFor(openings: Openings, facts: CandidateFacts, on: string) {
  const bound = openings.boundOf(facts, on);
  const chances: { id: string; most: number }[] = [];
  const taken = openings.takenRows;
  const bar = minKeptScore - 0.5;
  for (let at = 0; at < openings.blocks; at += 1) {
    if (at % blocksAtOnce === 0 && isSliceOver()) await pause();
    const among = (taken[at] ?? 0) & ~bound.blockedRows(at);
    for (let left = bound.rowsAbove(at, among, bar); left !== 0; left &= left - 1) {
      const row = at * rowsPerBlock + lowestBit(left);
      const id = openings.idAt(row);
      if (id === null || bound.isBlocked(row)) continue;
      const most = bound.most(row) + roundingTolerance;
      if (most >= bar) chances.push({ id, most });
    }
  }
  return sortedInSlices(chances, (a, b) => b.most - a.most);
}

function scoreOf(demand: JobDemand, facts: CandidateFacts, on: string): number {
  const ground = { demand, facts, on };
  const { exact, isThin } = weightedScore(ground);
  const score = Math.round(exact);
  return score >= minKeptScore && !isThin && blockersOf(ground).length === 0 ? score : 0;
}

async function explained(best: Scored[], facts: CandidateFacts, on: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const { demand } of best) {
    kept.push(keptOf({ demand, facts, on }));
    if (isSliceOver()) await pause();
  }
  return kept;
}
