import { type Column, type SQL, sql } from "drizzle-orm";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { cachedUntilWrite } from "@/src/engines/change-stamps";
import { cachedCount } from "@/src/http/cached-count";
import type { Facets } from "./model";
import type { Fields } from "./rules";

/** Where more are found, the newest of them are counted: a menu is opened often, and nobody waits for it. */
export const mostCounted = 20_000;
const mostValues = 100;

/** Until what a count is remembered: until something about a topic changes, or for a list without one until anything does. */
type Kept = { topic: string; list?: never } | { list: string; topic?: never };

/** Reads each value that the records of `picked` (with their `seq`) have of a field, as `value` and `seq`. */
export type Tally = (today: string) => SQL;

/** Tallies of fields whose values stand one in each row of `picked` with what is joined to it. */
export const valuesIn =
  (picked: SQL) =>
  (value: Column | SQL): Tally =>
  () =>
    sql`select ${value} as value, picked.seq from ${picked}`;

type Asked = Kept & {
  fields: Fields;
  field: string;
  tally: Tally;
  /** What is counted, as text: with it the answer is remembered until something changes. */
  filter: object;
  /** The records that the other filters leave, newest first, by their `seq`. */
  rows: () => Promise<SQL>;
};

/** How many of the records have each value of a field. */
export async function facetsOf(app: App, asked: Asked): Promise<Facets> {
  const { topic, list, fields, field, tally, filter, rows } = asked;
  const today = utcToday(app);
  const question = JSON.stringify(["facets", list, field, today, filter]);
  const count = async () => {
    const picked = sql`with picked as materialized (${await rows()} limit ${mostCounted})`;
    const values = await app.db.all<[string, number]>(sql`${picked}
      select value, count(distinct seq) n from (${tally(today)})
      where value is not null group by value order by n desc, value limit ${mostValues}`);
    const [[total = 0] = []] = await app.db.all<[number]>(
      sql`${picked} select count(*) from picked`,
    );
    const kind = fields[field]?.is;
    const nameOf = await (await import("./names")).namesFor(app, kind);
    return {
      values: values.map(([value, count]) => ({
        value: kind === "country" ? toSpecification(value) : value,
        name: nameOf(value),
        count,
      })),
      isCapped: total === mostCounted,
    };
  };
  return topic
    ? cachedCount(app, { topic, asked: question }, count)
    : cachedUntilWrite(app.db, question, count);
}
