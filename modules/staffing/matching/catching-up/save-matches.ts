import { eq, inArray, sql } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { assigning } from "@/modules/market/recruiters";
import { staffIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { placeholders, preparedWrite, type Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import type { Event } from "@/src/news/events";
import { inSlices } from "@/src/workers/time-slices";
import { utcToday } from "@/src/calendar";
import { blockersOf } from "../scoring/gates";
import { newMatch } from "../events";
import { type Kept, keptOf, type Placed } from "../scoring/match";
import type { Side } from "./changes";
import type { JobDemand } from "../model";
import type { Roster } from "../roster/roster";
import { minKeptScore, keptPerJob, minNewsScore } from "../rules";
import { matches, matchNews } from "../schema";
import { rankRows } from "../scoring/score-all";

/** Whoever owns a job is told of its new pairs; of those that nobody owns the desk is told once an hour. */
async function noticesOf(app: App, fresh: Kept[]): Promise<Notice[]> {
  if (fresh.length === 0) return [];
  const ownerOf = await assigning.ownersOf(
    app,
    fresh.map(({ match }) => match.jobId),
  );
  const desk = await staffIds(app);
  const hour = app.now().toISOString().slice(0, 13);
  const byOwner = Map.groupBy(fresh, ({ match }) => ownerOf.get(match.jobId) ?? null);
  return [...byOwner].flatMap(([owner, pairs]) => {
    const best = pairs.toSorted((a, b) => b.match.score - a.match.score)[0]?.match;
    if (!best) return [];
    const { jobId, candidateId, score } = best;
    return {
      to: owner ? [owner] : desk,
      what: pairs.length === 1 ? "matchFound" : "matchesFound",
      record: { kind: "candidate", id: candidateId },
      params: { jobId, score, n: pairs.length - 1 },
      onceKey: owner ? `match:${jobId}:${candidateId}` : `matches:${hour}`,
    } satisfies Notice;
  });
}

/** The pairs of one job worth keeping: nobody who is blocked, and only the best. */
export async function worthKeeping(app: App, roster: Roster, demand: JobDemand): Promise<Kept[]> {
  const on = utcToday(app);
  const least = minKeptScore - 0.5;
  const rows = await rankRows(roster, { demand, on }, { count: keptPerJob, least });
  const ids = rows.map((row) => roster.ids[row] ?? "");
  // Only flat columns stay in memory; what explains a pair is read for those that are kept.
  const found = await people.factsAmong(app, ids);
  const kept: Kept[] = [];
  await inSlices(ids, (id) => {
    const facts = found.get(id)?.facts;
    if (!facts || blockersOf({ demand, facts, on }).length > 0) return;
    const pair = keptOf({ demand, facts, on });
    if (pair.match.score >= minKeptScore) kept.push(pair);
  });
  return kept;
}

/** What is kept of a job or of a candidate, in place of what was. */
export function keptWrites(app: App, { side, id }: { side: Side; id: string }, kept: Kept[]) {
  const at = app.now().toISOString();
  const rows = kept.map(({ match: { parts, ...match } }) => ({
    ...match,
    at,
    parts: parts.map(({ component, points }) => ({ component, points })),
  }));
  return [matchesGone[side](app.db, { id }), ...insertAll(app.db, matches, rows)];
}

const goneWhere = (column: typeof matches.jobId | typeof matches.candidateId) =>
  preparedWrite<{ id: string }>((db) =>
    db.delete(matches).where(eq(column, sql.placeholder("id"))),
  );
const matchesGone: Record<Side, ReturnType<typeof goneWhere>> = {
  job: goneWhere(matches.jobId),
  candidate: goneWhere(matches.candidateId),
};

/** The news of strong pairs that were none yet, and the rows that remember that they were. */
export async function newsOf(app: App, kept: Kept[]): Promise<{ writes: Write[]; news: Event[] }> {
  const strong = kept.filter(({ match, isTarget }) => isTarget && match.score >= minNewsScore);
  if (strong.length === 0) return { writes: [], news: [] };
  const told = await toldPairs(app, strong);
  const fresh = strong.filter(({ match }) => !told.has(keyOf(match)));
  const nameOf = await namesOf(app, fresh);
  const at = app.now().toISOString();
  const people = await notifications.notify(app, ...(await noticesOf(app, fresh)));
  const remembered = fresh.map(({ match: { jobId, candidateId } }) =>
    insertNews(app.db, { jobId, candidateId, at }),
  );
  const news = fresh.map(({ match, title }) =>
    newMatch({
      candidateName: nameOf.get(match.candidateId) ?? "",
      jobTitle: title,
      score: match.score,
      jobId: match.jobId,
    }),
  );
  return { writes: [...remembered, ...people.writes], news: [...news, ...people.news] };
}

const insertNews = preparedWrite<typeof matchNews.$inferInsert>((db) =>
  db.insert(matchNews).values(placeholders(matchNews)).onConflictDoNothing(),
);

const keyOf = ({ jobId, candidateId }: Pick<Placed, "jobId" | "candidateId">) =>
  `${jobId} ${candidateId}`;

async function toldPairs(app: App, strong: Kept[]): Promise<Set<string>> {
  const jobIds = [...new Set(strong.map(({ match }) => match.jobId))];
  const rows = await app.db.select().from(matchNews).where(inArray(matchNews.jobId, jobIds));
  return new Set(rows.map(keyOf));
}

async function namesOf(app: App, fresh: Kept[]): Promise<Map<string, string>> {
  const ids = [...new Set(fresh.map(({ match }) => match.candidateId))];
  const { id, firstName, lastName } = candidates;
  const rows = await app.db
    .select({ id, firstName, lastName })
    .from(candidates)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
}
