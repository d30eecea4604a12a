import { sql } from "drizzle-orm";
import { toIso, toSpecification } from "@/modules/knowledge/countries/rules";
import { demand as ads, demand } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import type { Period } from "@/src/calendar";
import { cachedCount } from "@/src/http/cached-count";
import { growthOf } from "./rules";

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
  cachedCount(
    app,
    { topic: "jobs", asked: `demand ${now.from} ${now.to} ${before.from} ${before.to}` },
    () => read(app, now, before),
  );

async function read(app: App, now: Period, before: Period): Promise<DemandIn> {
  const since = await ads.collectedSince(app);
  // Ads from before the collection began are known only if they were still open then, so the periods cannot be
  // compared.
  const isComparable = since !== null && since <= before.from;
  const lately = await ads.postedIn(app, now);
  const earlier = isComparable ? await ads.demandIn(app, before) : [];
  const companies = numbered(lately.map(([, , , company]) => company));
  return {
    ads: lately.map(([, , at]) => at),
    before: earlier.length,
    countries: comparedBy({
      lately,
      earlier,
      companies,
      of: ([country]) => (country ? [country] : []),
    }),
    skills: comparedBy({ lately, earlier, companies, of: ([, skills]) => listIn(skills) }),
  };
}

type Asked = ads.AdDemand;
type Ad = ads.PostedDemand;

/** Memoizes parsed skill lists: many ads have the same one, word for word. */
const lists = new Map<string, string[]>();
const maxLists = 20_000;

function listIn(json: string): string[] {
  const known = lists.get(json);
  if (known) return known;
  const read: unknown = JSON.parse(json);
  const list = Array.isArray(read) ? read.map(String) : [];
  if (lists.size >= maxLists) lists.clear();
  lists.set(json, list);
  return list;
}

/** Numbers the employers from 1; an ad without one gets 0. */
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

/** The ads of both periods, the employer number of each later one, and the subjects an ad counts for. */
type Compared = {
  lately: readonly Ad[];
  earlier: readonly Asked[];
  companies: Uint32Array;
  of: Of;
};

/** Marks employers in a byte array: a set of names per subject takes ten times as long. */
function comparedBy({ lately, earlier, companies, of }: Compared): Demand[] {
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
  subject,
  n,
  before,
  change: growthOf(n, before),
  employers,
});

const mostFirst = (a: Demand, b: Demand) =>
  b.n - a.n || b.before - a.before || (a.subject < b.subject ? -1 : 1);

type Narrowed = { country?: string | undefined; skill?: string | undefined; limit: number };

/** The ads that a figure of the market counts, the newest first. */
export async function adsIn(app: App, period: Period, { country, ...narrowed }: Narrowed) {
  const asked = { ...narrowed, country: country && toIso(country) };
  const { lines, total } = await demand.newestIn(app, period, asked);
  return {
    lines: lines.map(([id, title, company, location, where, at]) => ({
      id,
      title,
      company,
      location,
      at,
      country: where && toSpecification(where),
    })),
    total,
  };
}

/** How many candidates have each of some skills, by the names that ads use; only skills that the taxonomy knows. */
export async function candidatesWith(
  app: App,
  skills: readonly string[],
): Promise<Map<string, number>> {
  // Loaded with the taxonomy when somebody first asks, because a server answers long before that.
  const { skillNamed } = await import("@/modules/knowledge/analysis");
  const ids = skills.flatMap((skill) => {
    const id = skillNamed(skill)?.id;
    return id === undefined ? [] : { skill, id };
  });
  const rows = await app.db.all<[string, number]>(sql`
    select skill, n from candidate_skill_counts where archived = 0
      and skill in (select value from json_each(${JSON.stringify(ids.map(({ id }) => id))}))`);
  const counts = new Map(rows);
  return new Map(ids.map(({ skill, id }) => [skill, counts.get(id) ?? 0]));
}
