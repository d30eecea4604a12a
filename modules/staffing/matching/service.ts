import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { inSlices, nextSlice, pause, sortedInSlices } from "@/src/workers/time-slices";
import { utcToday } from "@/src/calendar";
import { blockersOf } from "./scoring/gates";
import { demandFor } from "./openings/demands";
import { matchOf } from "./scoring/match";
import {
  type CandidateMatches,
  type JobDemand,
  type JobMatches,
  type Match,
  MatchQuery,
  type PairDecision,
  type Sourced,
} from "./model";
import { jobsByBound, boundTolerance } from "./openings/score-bounds";
import { demandsOf, openingsNow } from "./openings/open-demands";
import { rosterFor } from "./roster/cache";
import { type Scored, weightedScore } from "./scoring/score";
import { withJobs, withPeople } from "./with-names";
import { standingOf } from "./deciding";
import { blockedPenalty, unknownPenalty } from "./scoring/bounds";
import { ranked } from "./scoring/score-all";
import { thresholdOf } from "./scoring/threshold";
import { candidateFilter } from "./filter";
import { minNewsScore } from "./rules";

/** Subtracted from the score of dismissed pairs; more than blocked and little-known pairs lose, so these sort last. */
const dismissedPenalty = 2000;

type Judged = {
  exact: number;
  isBlocked: boolean;
  isThin: boolean;
  decision: PairDecision | undefined;
};

/**
 * The number that rankings are sorted by, descending: the score, less a penalty that puts pairs of which too little is
 * known below all others, blocked pairs that nobody overrode below those, and dismissed ones last.
 */
function sortKeyOf({ exact, isBlocked, isThin, decision }: Judged): number {
  if (decision?.kind === "dismissed") return exact - dismissedPenalty;
  const isExcluded = isBlocked && decision?.kind !== "overridden";
  return exact - (isExcluded ? blockedPenalty : 0) - (isThin ? unknownPenalty : 0);
}

/** Neither blocked, dismissed nor too little known, with a score high enough to be notified. */
const isFitting = (sortKey: number): boolean => Math.round(sortKey) >= minNewsScore;

type Ranked<Item> = { item: Item; sortKey: number };

/** Ranks everybody for a job, the best first; explained are only those shown. */
export async function forJob(app: App, jobId: string, query: MatchQuery): Promise<JobMatches> {
  await pause();
  const demand = await demandFor(app, jobId);
  const roster = await rosterFor(app);
  const standing = await standingOf(app, { by: "jobId", id: jobId });
  const { rows, total, fitting } = await ranked(
    roster,
    { demand, on: utcToday(app) },
    {
      count: query.offset + query.limit,
      least: query.least,
      fitsFrom: minNewsScore,
      isAllowed: await candidateFilter(app, query, { demand, roster }),
      decided: new Map(
        [...standing.decisions].map(([id, decision]) => [
          id,
          (judged) => sortKeyOf({ ...judged, decision }),
        ]),
      ),
    },
  );
  const page = rows.slice(query.offset, query.offset + query.limit).map((row) => roster.ids[row]);
  const ids = page.filter((id) => id !== undefined);
  const facts = await candidates.factsAmong(app, ids);
  const found = await explained(ids, (id) => {
    const one = facts.get(id)?.facts;
    return one && matchOf({ demand, facts: one, on: utcToday(app) });
  });
  return { total, fitting, matches: await withPeople(app, found, standing) };
}

/** Explains one after the other, in slices, and leaves a whole one for putting into words what is answered. */
async function explained<Item>(
  shown: readonly Item[],
  explain: (item: Item) => Match | undefined,
): Promise<Match[]> {
  const found: Match[] = [];
  await inSlices(shown, (item) => {
    const match = explain(item);
    if (match) found.push(match);
  });
  await nextSlice();
  return found;
}

/** One candidate against one job as both stand now, with everything that explains it. */
export async function forPair(app: App, jobId: string, candidateId: string): Promise<Match> {
  const [demand, facts] = await Promise.all([
    demandFor(app, jobId),
    candidates.factsOf(app, candidateId),
  ]);
  return matchOf({ demand, facts, on: utcToday(app) });
}

/**
 * Ranks the open jobs for a candidate, the best first: what an ad asks for is read only of those that may be on the page,
 * or that count as fitting.
 */
export async function forCandidate(
  app: App,
  candidateId: string,
  query: MatchQuery,
): Promise<CandidateMatches> {
  await pause();
  const facts = await candidates.factsOf(app, candidateId);
  const { decisions, ...standing } = await standingOf(app, { by: "candidateId", id: candidateId });
  const [on, openings] = [utcToday(app), await openingsNow(app)];
  const asked = { facts, on, least: query.least, decided: decisions };
  const best = thresholdOf(Math.min(query.offset + query.limit, openings.size));
  const placed: Ranked<{ demand: JobDemand; scored: Scored }>[] = [];
  for await (const some of jobsByBound(openings, asked)) {
    const most = some[0]?.place ?? 0;
    // Jobs come in descending order of their upper bound: once it only equals the last of the page, no later one gets in.
    const isBeyondPage = most <= best.least() + boundTolerance;
    if (query.least === 0 && isBeyondPage && Math.round(most) < minNewsScore) break;
    const ids = some.map(({ id }) => id);
    const found = await demandsOf(app, ids);
    await inSlices([...found.values()], (demand) => {
      const scored = weightedScore({ demand, facts, on });
      if (Math.round(scored.exact) < query.least) return;
      const isBlocked = blockersOf({ demand, facts, on }).length > 0;
      const decision = decisions.get(demand.id);
      const sortKey = sortKeyOf({ ...scored, isBlocked, decision });
      best.add(sortKey);
      placed.push({ item: { demand, scored }, sortKey });
    });
  }
  const found = await explained(await pageOf(placed, query), ({ demand, scored }) =>
    matchOf({ demand, facts, on }, scored),
  );
  const counts = countsOf(placed);
  return {
    ...counts,
    // Of those that were not read nothing is known but that they are open.
    total: query.least === 0 ? openings.count : counts.total,
    matches: await withJobs(app, found, { ...standing, decisions }),
  };
}

/** Only what may be on the page is sorted; of equals who came first. */
async function pageOf<Item>(placed: Ranked<Item>[], { offset, limit }: MatchQuery) {
  const best = thresholdOf(Math.min(offset + limit, placed.length));
  for (const { sortKey } of placed) best.add(sortKey);
  const first = placed.filter(({ sortKey }) => sortKey >= best.least());
  const ranked = await sortedInSlices(first, (a, b) => b.sortKey - a.sortKey);
  return ranked.slice(offset, offset + limit).map(({ item }) => item);
}

const countsOf = (placed: Ranked<unknown>[]) => ({
  total: placed.length,
  fitting: placed.filter(({ sortKey }) => isFitting(sortKey)).length,
});

/** Shown where nobody fits. */
const nearest = 5;

/** The best who fit a job, for a recruiter who asks for candidates: who, why, and how many there are. */
export async function sourceCandidates(app: App, jobId: string): Promise<Sourced> {
  const { matches, fitting, total } = await forJob(app, jobId, MatchQuery.parse({}));
  const fit = matches
    .slice(0, fitting)
    .filter(
      ({ match, decision }) =>
        match.score >= minNewsScore &&
        decision?.kind !== "dismissed" &&
        (match.blockers.length === 0 || decision?.kind === "overridden"),
    );
  const sentence =
    total === 0
      ? "There are no candidates to match yet."
      : `No strong matches among ${total} candidates. These come closest.`;
  return {
    message: fitting > 0 ? `${fitting} of ${total} candidates match this job.` : sentence,
    count: fitting,
    candidates: fitting > 0 ? fit : matches.slice(0, nearest),
  };
}
