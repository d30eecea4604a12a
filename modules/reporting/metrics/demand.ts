import { type SQL, sql } from "drizzle-orm";
import type { Period } from "@/modules/knowledge/periods/rules";
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
  const earlier = isComparable ? await askedIn(app, before) : [];
  const companies = numbered(lately.map(([, , , company]) => company));
  return {
    ads: lately.map(([, , at]) => at),
    before: earlier.length,
    countries: comparedBy(lately, earlier, companies, ([country]) => (country ? [country] : [])),
    skills: comparedBy(lately, earlier, companies, ([, skills]) => listIn(skills)),
  };
}

type Asked = [country: string | null, skills: string];
type Ad = [...Asked, at: string, company: string | null];

/** In the order in which they were put up, which is that of their index. */
const adsIn = (app: App, period: Period): Promise<Ad[]> =>
  app.db.all<Ad>(sql`
    select country, skills, ${putUpAt}, company_key from jobs where ${inPeriod(period)}
    order by ${putUpAt}`);

const askedIn = (app: App, period: Period): Promise<Asked[]> =>
  app.db.all<Asked>(sql`select country, skills from jobs where ${inPeriod(period)}`);

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

/** Who put up each ad, as a number from one on; whoever is not named has none. */
function numbered(names: readonly (string | null)[]): Uint32Array {
  const known = new Map<string, number>();
  return Uint32Array.from(names, (name) => {
    if (name === null) return 0;
    const number = known.get(name) ?? known.size + 1;
    known.set(name, number);
    return number;
  });
}

type Tally = { n: number; before: number; employers: number; seen: Uint8Array };
type Of = (ad: Asked) => readonly string[];

/** Employers are ticked off on a list of numbers: sets of names cost ten times as much. */
function comparedBy(
  lately: readonly Ad[],
  earlier: readonly Asked[],
  companies: Uint32Array,
  of: Of,
): Demand[] {
  const tallies = new Map<string, Tally>();
  const tallyOf = (subject: string) => {
    const known = tallies.get(subject);
    if (known) return known;
    const tally = { n: 0, before: 0, employers: 0, seen: new Uint8Array(lately.length + 1) };
    tallies.set(subject, tally);
    return tally;
  };
  lately.forEach((ad, at) => {
    const company = companies[at] ?? 0;
    for (const subject of of([ad[0], ad[1]])) {
      const tally = tallyOf(subject);
      tally.n += 1;
      if (company > 0 && tally.seen[company] === 0) {
        tally.seen[company] = 1;
        tally.employers += 1;
      }
    }
  });
  for (const ad of earlier) for (const subject of of(ad)) tallyOf(subject).before += 1;
  return [...tallies].map(([subject, tally]) => demandOf(subject, tally)).toSorted(mostFirst);
}

const demandOf = (subject: string, { n, before, employers }: Tally): Demand => ({
  ...{ subject, n, before, change: growthOf(n, before), employers },
});

const mostFirst = (a: Demand, b: Demand) =>
  b.n - a.n || b.before - a.before || (a.subject < b.subject ? -1 : 1);
