import { and, eq, exists, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { inEuros } from "@/modules/market/jobs/euros";
import { among, inRange, type Bounds, isWithin, rangesAsked } from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { equals } from "@/src/database/prepared";
import { expandLastPrefix } from "@/src/database/word-prefixes";
import { ftsQueryOf } from "@/src/search";
import {
  type ResolvedPart,
  resolveWithLookups,
  compileConditions,
} from "@/modules/records/conditions";
import { taggedWith } from "@/modules/records/tags";
import type { JobFilter } from "../questions";
import { fields, ranges } from "../rules";
import { jobs, postings } from "../schema";
import { conditionCompilers } from "./conditions";
import { namesOf } from "./named";
import { townsNear } from "./near";

const bounds: Bounds<typeof ranges> = {
  // An ad names a range itself, or one end of it; other currencies are converted by the dated rates.
  salary: among(
    inEuros(sql`coalesce(${jobs.salaryMin}, ${jobs.salaryMax})`),
    inEuros(sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`),
  ),
  posted: inRange(jobs.postedAt),
  score: inRange(jobs.score),
};

/** A filter with all that its conditions have to look up first. */
export type LookedUp = Omit<JobFilter, "where"> & { conditions: ResolvedPart[]; match: string };

export const lookedUp = async (app: App, { where, ...filter }: JobFilter): Promise<LookedUp> => ({
  ...filter,
  match: await expandLastPrefix(app, "job_search", ftsQueryOf(rangesAsked(ranges, filter).q ?? "")),
  conditions: await named(await resolveWithLookups(app, { fields, townsNear }, where)),
});

/** Skills and certificates under the names by which ads are kept. */
async function named(parts: ResolvedPart[]): Promise<ResolvedPart[]> {
  const conditions = parts.flatMap((part) => ("any" in part ? part.any : [part]));
  const wanted = conditions.filter(({ key }) => key === "holds" || key === "skill");
  for (const { key, values } of wanted)
    for (const value of values)
      if (value.found)
        value.found = await namesOf(key === "skill" ? "skill" : "certificate", value.found);
  return parts;
}

/** One filter for the list, its counts and its export, so that all three always agree. */
export const matching = async (app: App, filter: JobFilter): Promise<SQL | undefined> =>
  matchingNow(app, await lookedUp(app, filter));

export function matchingNow(app: Pick<App, "db">, filter: LookedUp): SQL | undefined {
  const { q, asked } = rangesAsked(ranges, filter);
  return and(
    filter.status === "all" ? undefined : equals(jobs.status, filter.status),
    filter.class ? eq(jobs.class, filter.class) : undefined,
    filter.category ? eq(jobs.category, filter.category) : undefined,
    filter.portalCategory ? eq(jobs.portalCategory, filter.portalCategory) : undefined,
    filter.sourceType && equals(jobs.sourceType, filter.sourceType),
    filter.samples && sql`${jobs.sourceType} <> 'sample'`,
    filter.country ? inArray(jobs.country, filter.country.split(",").map(toIso)) : undefined,
    filter.source && seenOn(app, inArray(postings.source, filter.source)),
    filter.run ? seenOn(app, eq(postings.lastRunId, filter.run)) : undefined,
    filter.ids ? inArray(jobs.id, filter.ids) : undefined,
    taggedWith("job", jobs.id, filter.tag),
    isWithin(asked, bounds),
    compileConditions(filter.conditions, conditionCompilers, ""),
    q?.trim() ? found(q, filter.match) : undefined,
  );
}

/** The same without the class, which is what the counters per class count over. */
export const ofEveryClass = ({ class: _, ...filter }: JobFilter): JobFilter => filter;

const seenOn = (app: Pick<App, "db">, condition: SQL) =>
  exists(
    app.db
      .select({ one: sql`1` })
      .from(postings)
      .where(and(eq(postings.jobId, jobs.id), condition)),
  );

/** By its name, its company or its place: what the ad says beside that is not looked into. */
export const namedLike = (q: string): SQL | undefined =>
  found(q, ftsQueryOf(q) && `{title company location} : (${ftsQueryOf(q)})`);

function found(q: string, match: string): SQL | undefined {
  const number = /^J-?0*(\d+)$/i.exec(q.trim());
  if (number) return eq(jobs.seq, Number(number[1]));
  if (!match) return or(ne(jobs.seq, jobs.seq));
  return sql`${jobs.seq} in (select rowid from job_search where job_search match ${match})`;
}
