import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { blockersOf } from "./blockers";
import { demandFor, openDemands } from "./demands";
import { matchOf } from "./match";
import type { CandidateMatches, JobDemand, JobMatches, MatchQuery } from "./model";
import { isFitting, placeOf } from "./placing";
import { rosterFor, todayOf } from "./roster-memory";
import { scored } from "./score";
import { withJobs, withPeople } from "./shown";
import { standingOf } from "./standing";
import { sweep } from "./sweep";
import { thresholdOf } from "./threshold";
import { whoIs } from "./who";

type Placed<Item> = { item: Item; place: number };

/** Ranks everybody for a job, the best first; explained are only those shown. */
export async function forJob(app: App, jobId: string, query: MatchQuery): Promise<JobMatches> {
  const demand = await demandFor(app, jobId);
  const roster = await rosterFor(app);
  const standing = await standingOf(app, { by: "jobId", id: jobId });
  const allowed = await whoIs(app, query, demand);
  const { exact, blocked } = sweep(roster, demand, todayOf(app));
  const placed: Placed<number>[] = [];
  for (const [row, facts] of roster.facts.entries()) {
    const score = exact[row] ?? 0;
    if (Math.round(score) < query.least || !allowed(facts)) continue;
    const isBlocked = blocked[row] === 1;
    const decision = standing.decisions.get(facts.id);
    placed.push({ item: row, place: placeOf({ exact: score, isBlocked, decision }) });
  }
  const page = pageOf(placed, query).flatMap((row) => roster.facts[row] ?? []);
  const found = page.map((facts) => matchOf({ demand, facts, on: todayOf(app) }));
  return { ...countsOf(placed), matches: await withPeople(app, found, standing) };
}

/** Ranks the open jobs for a candidate, the best first. */
export async function forCandidate(
  app: App,
  candidateId: string,
  query: MatchQuery,
): Promise<CandidateMatches> {
  const facts = await candidates.factsOf(app, candidateId);
  const standing = await standingOf(app, { by: "candidateId", id: candidateId });
  const on = todayOf(app);
  const placed = (await openDemands(app)).flatMap((demand): Placed<JobDemand>[] => {
    const { exact } = scored({ demand, facts, on });
    if (Math.round(exact) < query.least) return [];
    const isBlocked = blockersOf({ demand, facts, on }).length > 0;
    const decision = standing.decisions.get(demand.id);
    return [{ item: demand, place: placeOf({ exact, isBlocked, decision }) }];
  });
  const found = pageOf(placed, query).map((demand) => matchOf({ demand, facts, on }));
  return { ...countsOf(placed), matches: await withJobs(app, found, standing) };
}

/** Only what may be on the page is sorted; of equals who came first. */
function pageOf<Item>(placed: Placed<Item>[], { offset, limit }: MatchQuery): Item[] {
  const best = thresholdOf(offset + limit);
  for (const { place } of placed) best.add(place);
  const first = placed.filter(({ place }) => place >= best.least());
  const ranked = first.sort((a, b) => b.place - a.place);
  return ranked.slice(offset, offset + limit).map(({ item }) => item);
}

const countsOf = (placed: Placed<unknown>[]) => ({
  total: placed.length,
  fitting: placed.filter(({ place }) => isFitting(place)).length,
});
