import { and, eq, like, or, sql } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates/schema";
import type { CandidateFacts } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import type { JobDemand, MatchQuery } from "./model";
import { todayOf } from "./roster-memory";

type Allows = (facts: CandidateFacts) => boolean;

/** Whom a reader wants to see of the ranking. */
export async function whoIs(
  app: App,
  { who, free }: MatchQuery,
  demand: JobDemand,
): Promise<Allows> {
  const named = who ? await namedIds(app, who) : null;
  const start = demand.startsOn ?? todayOf(app);
  const isFree: Allows = ({ availableFrom }) => availableFrom !== null && availableFrom <= start;
  return (facts) => (named?.has(facts.id) ?? true) && (!free || isFree(facts));
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
