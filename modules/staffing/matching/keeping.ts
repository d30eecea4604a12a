import { inArray, type SQL } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates/schema";
import { notifications } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { blanks, repeated, type Write } from "@/src/database";
import type { Event } from "@/src/events";
import { blockersOf } from "./blockers";
import { newMatch } from "./events";
import { matchOf } from "./match";
import type { JobDemand, Match } from "./model";
import type { Roster } from "./roster";
import { keptFrom, keptPerJob, newsFrom } from "./rules";
import { matches, matchNews } from "./schema";
import { ranked } from "./sweep";
import { noticesOf } from "./telling";

/** A pair that is worth keeping, with the title that news would name. */
export type Kept = { match: Match; title: string };

/** The pairs of one job worth keeping: nobody who is blocked, and only the best. */
export function worthKeeping(roster: Roster, demand: JobDemand, on: string): Kept[] {
  return ranked(roster, demand, on, keptPerJob).flatMap((row) => {
    const facts = roster.facts[row];
    if (!facts || blockersOf({ demand, facts, on }).length > 0) return [];
    const match = matchOf({ demand, facts, on });
    return match.score >= keptFrom ? [{ match, title: demand.title }] : [];
  });
}

/** What is kept of some jobs or of some candidates, in place of what was. */
export function keptWrites(app: App, of: SQL | undefined, kept: Kept[]): Write[] {
  const at = app.now().toISOString();
  const rows = kept.map(({ match: { parts, ...match } }) => ({
    ...match,
    at,
    parts: parts.map(({ component, points }) => ({ component, points })),
  }));
  return [app.db.delete(matches).where(of), ...rows.map((row) => insertMatch(app.db, row))];
}

const insertMatch = repeated<typeof matches.$inferInsert>((db) =>
  db.insert(matches).values(blanks(matches)),
);

/** The news of strong pairs that were none yet, and the rows that remember that they were. */
export async function newsOf(app: App, kept: Kept[]): Promise<{ writes: Write[]; news: Event[] }> {
  const strong = kept.filter(({ match }) => match.score >= newsFrom);
  if (strong.length === 0) return { writes: [], news: [] };
  const told = await toldPairs(app, strong);
  const fresh = strong.filter(({ match }) => !told.has(keyOf(match)));
  const nameOf = await namesOf(app, fresh);
  const at = app.now().toISOString();
  const people = await notifications.told(app, ...(await noticesOf(app, fresh)));
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

const insertNews = repeated<typeof matchNews.$inferInsert>((db) =>
  db.insert(matchNews).values(blanks(matchNews)).onConflictDoNothing(),
);

const keyOf = ({ jobId, candidateId }: Pick<Match, "jobId" | "candidateId">) =>
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
