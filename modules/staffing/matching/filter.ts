import { and, eq, like, or, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { JobDemand, MatchQuery } from "./model";
import { dayOf } from "./scoring/parts/terms";
import type { Roster } from "./roster/roster";

type Allows = (row: number) => boolean;

/** Whom a reader wants to see of the ranking; nothing where it is everybody. */
export async function whoIs(
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
  const number = /^C-?0*(\d+)$/i.exec(who);
  const searched = sql`lower(${candidates.nameKey} || ' ' || ${candidates.firstName} || ' ' || ${candidates.lastName}
    || ' ' || coalesce(${candidates.headline}, '') || ' ' || coalesce(${candidates.location}, ''))`;
  const words = who.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await app.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      or(
        number ? eq(candidates.seq, Number(number[1])) : undefined,
        number ? undefined : and(...words.map((word) => like(searched, `%${word}%`))),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
