import { and, eq, gt, like, lte, max, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import { pause } from "@/src/workers/time-slices";
import { utcToday } from "@/src/calendar";
import type { JobDemand, MatchQuery } from "./model";
import { dayOf } from "./scoring/parts/terms";
import type { Roster } from "./roster/roster";

type Allows = (row: number) => boolean;

/** Whom a reader wants to see of the ranking; nothing where it is everybody. */
export async function candidateFilter(
  app: App,
  { who, free }: MatchQuery,
  { demand, roster }: { demand: JobDemand; roster: Roster },
): Promise<Allows | undefined> {
  if (!who && !free) return undefined;
  const named = who ? await namedIds(app, who) : null;
  const start = dayOf(demand.startsOn ?? utcToday(app));
  const { available } = roster.values;
  const isFree: Allows = (row) => (available[row] ?? Number.NaN) <= start;
  return (row) => (named?.has(roster.ids[row] ?? "") ?? true) && (!free || isFree(row));
}

/** By a number, or by words that name, headline and place hold together. */
async function namedIds(app: App, who: string): Promise<Set<string>> {
  const number = /^C-?0*(\d+)$/i.exec(who)?.[1];
  if (number) return new Set((await numbered(app.db, { seq: Number(number) })).map(({ id }) => id));
  const words = who.toLowerCase().split(/\s+/).filter(Boolean);
  const asked = Object.fromEntries(words.map((word, n) => [parameterOf(n), `%${word}%`]));
  const named = new Set<string>();
  const [last] = await lastOf(app.db, {});
  const count = app.cluster ? rowsPerNetworkQuery : rowsPerQuery;
  for (let after = 0; after < (last?.seq ?? 0); after += count) {
    await pause();
    const blanks = { ...asked, after, upTo: after + count };
    for (const { id } of await namedBetween(app.db, blanks, words.length)) named.add(id);
  }
  return named;
}

/** No index finds a part of a word, so everybody is looked at: as many at once as a small part of a slice of work. */
const rowsPerQuery = 500;
/** Over a network the looking is done elsewhere, and each question costs a way. */
const rowsPerNetworkQuery = 5000;
const parameterOf = (n: number) => `word${n}`;
const idOnly = { id: candidates.id };

const numbered = prepared((db) =>
  db
    .select(idOnly)
    .from(candidates)
    .where(eq(candidates.seq, sql.placeholder("seq"))),
);

const lastOf = prepared((db) => db.select({ seq: max(candidates.seq) }).from(candidates));

const searched = sql`lower(${candidates.nameKey} || ' ' || ${candidates.firstName} || ' ' || ${candidates.lastName}
  || ' ' || coalesce(${candidates.headline}, '') || ' ' || coalesce(${candidates.location}, ''))`;

const namedBetween = prepared((db, words: number) => {
  const asked = Array.from({ length: words }, (_, n) =>
    like(searched, sql.placeholder(parameterOf(n))),
  );
  const isNext = and(
    gt(candidates.seq, sql.placeholder("after")),
    lte(candidates.seq, sql.placeholder("upTo")),
  );
  return db
    .select(idOnly)
    .from(candidates)
    .where(and(isNext, ...asked));
});
