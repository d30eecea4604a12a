import { type SQL, sql } from "drizzle-orm";
import { keysIn } from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import { countOfOne } from "../conditions/single-count";
import { resolveFilter } from "./filter";
import type { CandidateFilter } from "./questions";
import { type Origin, ranges } from "../rules";
import { candidateArrivals as arrivals, candidateCounts as counts } from "../schema";

/** Everybody whom the list shows. */
export const countAll = (app: App): Promise<number> => sumOf(app, sql`${counts.archived} = 0`);

/**
 * A filter's total from the counters that triggers keep; undefined where it asks for more than they count by. The cost does
 * not grow with the number of candidates.
 */
export async function countFromCounters(
  app: App,
  filter: CandidateFilter,
): Promise<number | undefined> {
  const { q, skill, tag, archived, status, country, role } = filter;
  if (q?.trim() || skill?.length || tag?.length || isRanged(filter)) return undefined;
  // Archived candidates include restricted ones, who may not be found and whom the counters do not tell apart.
  if (archived === "yes") return undefined;
  const isAmong = (column: unknown, values: string[] | undefined) =>
    values && sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
  const conditions = [
    sql`${counts.archived} = 0`,
    status === "all" ? undefined : sql`${counts.status} = ${status}`,
    isAmong(counts.country, country?.map(toIso)),
    isAmong(counts.role, role),
  ];
  return sumOf(
    app,
    sql.join(
      conditions.filter((it) => it !== undefined),
      sql` and `,
    ),
  );
}

/**
 * The total for one word (from the full-text index) or for skills (from counters), less the archived ones. Undefined where
 * more is asked for.
 */
export async function countFromIndexes(
  app: App,
  filter: CandidateFilter,
  most: number,
): Promise<number | undefined> {
  const {
    term,
    kind,
    asked,
    skill = [],
    status,
    country,
    role,
    tag,
    archived,
    conditions,
  } = await resolveFilter(app, filter);
  if (archived === "yes" || status !== "all" || country || role || tag?.length) return undefined;
  if (asked.length > 0 || filter.near) return undefined;
  if (conditions.length > 0)
    return kind === "nothing" && skill.length === 0 ? countOfOne(app, conditions, most) : undefined;
  const [one, ...others] = skill;
  if (kind === "words" && !one) return numberIn(await foundByWords(app.db, { term, most }));
  if (kind !== "nothing" || !one) return undefined;
  if (others.length > 0) return countWithAllSkills(app, skill, most);
  return numberIn(await foundBySkill(app.db, { term: one }));
}

/** Walks the index of the rarest skill, the shortest one, and tests its holders for the others. */
async function countWithAllSkills(app: App, skills: string[], most: number): Promise<number> {
  const rarest = await rarestFirst(app, skills);
  const asked = Object.fromEntries(rarest.map((skill, n) => [`skill${n}`, skill]));
  return numberIn(await foundWithAll(app.db, { ...asked, most }, skills.length));
}

/** Skills in the order in which the fewest have to be read. */
export async function rarestFirst(app: App, skills: string[]): Promise<string[]> {
  if (skills.length < 2) return skills;
  const known = await Promise.all(skills.map((term) => foundBySkill(app.db, { term })));
  return skills
    .map((skill, n) => ({ skill, held: numberIn(known[n] ?? []) }))
    .toSorted((a, b) => a.held - b.held)
    .map(({ skill }) => skill);
}

const rangeKeys = keysIn(ranges);
const isRanged = (filter: CandidateFilter) =>
  !!filter.where || filter.near !== undefined || rangeKeys.some((key) => filter[key] !== undefined);

const numberIn = ([row]: { n: number }[]) => row?.n ?? 0;
const isArchived = sql`(archived_at is not null) = 1`;
/** Counts rows no further than is asked. */
const countUpToMost = (rows: SQL) =>
  sql<number>`(select count(*) from (select 1 ${rows} limit ${sql.placeholder("most")}))`;
/** Skips the test for archived rows where nobody is archived, which is usual. */
const countNotArchived = (rows: SQL, seq: SQL) => sql<number>`case
  when exists (select 1 from candidates where ${isArchived}) then ${countUpToMost(
    sql`${rows} and not exists (select 1 from candidates where ${isArchived} and candidates.seq = ${seq})`,
  )}
  else ${countUpToMost(rows)} end`;

const foundByWords = prepared((db) => {
  const found = sql`from candidate_search where candidate_search match ${sql.placeholder("term")}`;
  return db
    .select({ n: countNotArchived(found, sql`candidate_search.rowid`) })
    .from(sql`(select 1)`);
});
const foundBySkill = prepared((db) =>
  db
    .select({ n: sql<number>`n` })
    .from(sql`candidate_skill_counts`)
    .where(sql`skill = ${sql.placeholder("term")} and archived = 0`),
);

const foundWithAll = prepared((db, skills: number) => {
  const asked = (n: number) => sql.placeholder(`skill${n}`);
  const others = Array.from(
    { length: skills - 1 },
    (_, n) =>
      sql`exists (select 1 from candidate_skills too where too.skill = ${asked(n + 1)} and too.seq = one.seq)`,
  );
  const held = sql`from candidate_skills one where one.skill = ${asked(0)} and ${sql.join(others, sql` and `)}`;
  return db.select({ n: countNotArchived(held, sql`one.seq`) }).from(sql`(select 1)`);
});

async function sumOf(app: App, condition: SQL): Promise<number> {
  const sum = sql<number>`coalesce(sum(${counts.n}), 0)`;
  const [row] = await app.db.select({ n: sum }).from(counts).where(condition);
  return row?.n ?? 0;
}

/** Who was taken up after one day until the end of another; both as ISO, of which the day counts. */
export async function countAdded(app: App, from: string, to: string): Promise<number> {
  const [row] = await app.db
    .select({ n: sql<number>`coalesce(sum(${arrivals.n}), 0)` })
    .from(arrivals)
    .where(sql`${arrivals.day} > ${from.slice(0, 10)} and ${arrivals.day} <= ${to.slice(0, 10)}`);
  return row?.n ?? 0;
}

type Span = { from: string; to: string };

/** How many were taken up in each of some spans of time and are still in the list. */
export async function countAddedInSpans(app: App, spans: readonly Span[]): Promise<number[]> {
  const rows = await app.db.all<[number]>(sql`
    select (select count(*) from candidates where created_at >= value ->> 'from'
      and created_at < value ->> 'to' and archived_at is null)
    from json_each(${JSON.stringify(spans)}) order by key`);
  return rows.map(([n]) => n);
}

/** Where those came from who were taken up in a span of time and are still in the list. */
export async function originsOfAdded(app: App, { from, to }: Span): Promise<Map<Origin, number>> {
  const rows = await app.db.all<[Origin, number]>(sql`
    select origin, count(*) from candidates
    where created_at >= ${from} and created_at < ${to} and archived_at is null
    group by origin`);
  return new Map(rows);
}
