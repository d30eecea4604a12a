import { type SQL, sql } from "drizzle-orm";
import type { Period } from "@/modules/periods/rules";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";
import { growthOf } from "./rules";

/** When an ad was put up, as its board says, and never later than it was seen. Its index says the same. */
export const putUpAt = sql`(case
  when posted_at is null or posted_at > created_at then created_at else posted_at end)`;
/** What a recruiter put away, and what was invented, is no demand. */
export const isDemand = sql`(source_type <> 'sample' and status <> 'archived')`;

export const inPeriod = ({ from, to }: Period): SQL =>
  sql`${putUpAt} >= ${from} and ${putUpAt} < ${to} and ${isDemand}`;

/** How many ads ask for something, beside the equal period before, and of how many employers. */
export type Demand = {
  subject: string;
  n: number;
  before: number;
  change: number | null;
  employers: number;
};

/** `ads` are the moments at which they were put up, in order. */
export type DemandIn = { ads: string[]; before: number; countries: Demand[]; skills: Demand[] };

/** What the collected ads ask for, most first; counted once per change of the jobs. */
export const demandIn = (app: App, now: Period, before: Period): Promise<DemandIn> =>
  counted(app, "jobs", `demand ${now.from} ${now.to} ${before.from} ${before.to}`, () =>
    read(app, now, before),
  );

async function read(app: App, now: Period, before: Period): Promise<DemandIn> {
  const since = await collectedSince(app);
  // Of a time before the collection only those ads are known that were still open when it began.
  const isComparable = since !== null && since <= before.from;
  const lately = await adsIn(app, now);
  const earlier = isComparable ? await adsIn(app, before) : [];
  return {
    ads: lately.map(([at]) => at),
    before: earlier.length,
    countries: comparedBy(lately, earlier, ([, country]) => (country === null ? [] : [country])),
    skills: comparedBy(lately, earlier, ([, , , skills]) => listIn(skills)),
  };
}

type Ad = [at: string, country: string | null, company: string | null, skills: string];

/** In the order in which they were put up, which is that of their index. */
const adsIn = (app: App, period: Period): Promise<Ad[]> =>
  app.db.all<Ad>(sql`
    select ${putUpAt}, country, company_key, skills from jobs where ${inPeriod(period)}
    order by ${putUpAt}`);

/** Many ads ask for the same, in the same words. */
const lists = new Map<string, string[]>();
const mostLists = 20_000;

function listIn(json: string): string[] {
  const known = lists.get(json);
  if (known) return known;
  const read: unknown = JSON.parse(json);
  const list = Array.isArray(read) ? read.map(String) : [];
  if (lists.size >= mostLists) lists.clear();
  lists.set(json, list);
  return list;
}

/** Since when ads are collected. */
export async function collectedSince(app: App): Promise<string | null> {
  const [[at = null] = []] = await app.db.all<[string | null]>(sql`
    select min(created_at) from jobs where source_type <> 'sample'`);
  return at;
}

type Tally = { n: number; before: number; employers: Set<string> };
type Of = (ad: Ad) => readonly string[];

function comparedBy(lately: readonly Ad[], earlier: readonly Ad[], of: Of): Demand[] {
  const tallies = new Map<string, Tally>();
  const tallyOf = (subject: string) => {
    const tally = tallies.get(subject) ?? { n: 0, before: 0, employers: new Set<string>() };
    if (tally.n + tally.before === 0) tallies.set(subject, tally);
    return tally;
  };
  for (const ad of lately) {
    const company = ad[2];
    for (const subject of of(ad)) {
      const tally = tallyOf(subject);
      tally.n += 1;
      if (company !== null) tally.employers.add(company);
    }
  }
  for (const ad of earlier) for (const subject of of(ad)) tallyOf(subject).before += 1;
  return [...tallies].map(([subject, tally]) => demandOf(subject, tally)).toSorted(mostFirst);
}

const demandOf = (subject: string, { n, before, employers }: Tally): Demand => ({
  ...{ subject, n, before, change: growthOf(n, before), employers: employers.size },
});

const mostFirst = (a: Demand, b: Demand) =>
  b.n - a.n || b.before - a.before || (a.subject < b.subject ? -1 : 1);
