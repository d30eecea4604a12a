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
import { newsFrom } from "./rules";

/** Below whoever is blocked: each step further down is a class of its own. */
const dismissedBelow = 2000;

type Judged = {
  exact: number;
  isBlocked: boolean;
  isThin: boolean;
  decision: PairDecision | undefined;
};

/**
 * Where a pair stands: by its score; below all of those if too little is known of it; below these if it is blocked and
 * nobody overrode it; last if dismissed.
 */
function placeOf({ exact, isBlocked, isThin, decision }: Judged): number {
  if (decision?.kind === "dismissed") return exact - dismissedBelow;
  const isShut = isBlocked && decision?.kind !== "overridden";
  return exact - (isShut ? blockedPenalty : 0) - (isThin ? unknownPenalty : 0);
}

/** A place in the first class, with a score that is news. */
const isFitting = (place: number): boolean => Math.round(place) >= newsFrom;

type Placed<Item> = { item: Item; place: number };

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
      fitsFrom: newsFrom,
      isAllowed: await candidateFilter(app, query, { demand, roster }),
      decided: new Map(
        [...standing.decisions].map(([id, decision]) => [
          id,
          (judged) => placeOf({ ...judged, decision }),
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
  const placed: Placed<{ demand: JobDemand; scored: Scored }>[] = [];
  for await (const some of jobsByBound(openings, asked)) {
    const most = some[0]?.place ?? 0;
    // Whoever can at the most be equal to the last of the page stands behind: of equals who came first.
    if (query.least === 0 && most <= best.least() + boundTolerance && Math.round(most) < newsFrom)
      break;
    const ids = some.map(({ id }) => id);
    const found = await demandsOf(app, ids);
    await inSlices([...found.values()], (demand) => {
      const scored = weightedScore({ demand, facts, on });
      if (Math.round(scored.exact) < query.least) return;
      const isBlocked = blockersOf({ demand, facts, on }).length > 0;
      const decision = decisions.get(demand.id);
      const place = placeOf({ ...scored, isBlocked, decision });
      best.add(place);
      placed.push({ item: { demand, scored }, place });
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
async function pageOf<Item>(placed: Placed<Item>[], { offset, limit }: MatchQuery) {
  const best = thresholdOf(Math.min(offset + limit, placed.length));
  for (const { place } of placed) best.add(place);
  const first = placed.filter(({ place }) => place >= best.least());
  const ranked = await sortedInSlices(first, (a, b) => b.place - a.place);
  return ranked.slice(offset, offset + limit).map(({ item }) => item);
}

const countsOf = (placed: Placed<unknown>[]) => ({
  total: placed.length,
  fitting: placed.filter(({ place }) => isFitting(place)).length,
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
        match.score >= newsFrom &&
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
