import { type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";

type Span = { from: string; to: string };
/** What an ad asks for: country and skills (a JSON list). */
export type AdDemand = [country: string | null, skills: string];
/** The same with the moment it was posted, and the company's key. */
export type PostedDemand = [...AdDemand, at: string, company: string | null];
type Line = [
  id: string,
  title: string,
  company: string | null,
  location: string | null,
  country: string | null,
  at: string,
];
type Narrowed = { country?: string | undefined; skill?: string | undefined; limit: number };

/** When an ad was posted by its board's word, but no later than we first saw it. Its index has the same expression. */
const postedAt = sql`(case
  when posted_at is null or posted_at > created_at then created_at else posted_at end)`;
/** Archived jobs and samples are no demand. */
const isDemand = sql`(source_type <> 'sample' and status <> 'archived')`;

const inSpan = ({ from, to }: Span): SQL =>
  sql`${postedAt} >= ${from} and ${postedAt} < ${to} and ${isDemand}`;

/** The ads of a span of time in the order in which they were put up, which is that of their index. */
export const postedIn = (app: App, span: Span): Promise<PostedDemand[]> =>
  app.db.all<PostedDemand>(sql`
    select country, skills, ${postedAt}, company_key from jobs where ${inSpan(span)}
    order by ${postedAt}`);

export const demandIn = (app: App, span: Span): Promise<AdDemand[]> =>
  app.db.all<AdDemand>(sql`select country, skills from jobs where ${inSpan(span)}`);

/** The newest ads of a span of time, and how many there are; the country as it is kept. */
export async function newestIn(app: App, span: Span, { country, skill, limit }: Narrowed) {
  const which = sql.join(
    [
      inSpan(span),
      ...(country ? [sql`country = ${country}`] : []),
      ...(skill ? [sql`exists (select 1 from json_each(skills) where value = ${skill})`] : []),
    ],
    sql` and `,
  );
  const [lines, [[total = 0] = []]] = await Promise.all([
    app.db.all<Line>(sql`
      select id, title, company, location, country, ${postedAt} from jobs where ${which}
      order by ${postedAt} desc, seq desc limit ${limit}`),
    app.db.all<[number]>(sql`select count(*) from jobs where ${which}`),
  ]);
  return { lines, total };
}

/** How many ads were put up in each of some spans of time. */
export async function countPosted(app: App, spans: readonly Span[]): Promise<number[]> {
  const rows = await app.db.all<[number]>(sql`
    select (select count(*) from jobs where ${postedAt} >= value ->> 'from'
      and ${postedAt} < value ->> 'to' and ${isDemand})
    from json_each(${JSON.stringify(spans)}) order by key`);
  return rows.map(([n]) => n);
}

/** Since when ads are collected; null while there are none. */
export async function collectedSince(app: App): Promise<string | null> {
  const [[at = null] = []] = await app.db.all<[string | null]>(sql`
    select min(created_at) from jobs where source_type <> 'sample'`);
  return at;
}
