import { and, asc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnalysedAd, Analysis, Correction } from "@/modules/knowledge/analysis/model";
import type { App } from "@/src/app";
import { type Guarded, must, preparedWrite, type Write } from "@/src/database";
import { decoded } from "@/src/database/row-mapper";
import { cachedCount } from "@/src/http/cached-count";
import { type Analysed, keptWhole, scoredAnew } from "./analyses";
import { analysedColumns } from "./intake/composition";
import { toAnalyse } from "./intake/job-writes";
import { type Prioritised, priorityOf } from "./priority";
import { jobAnalyses, jobs } from "./schema";

/** A job whose score is of another version; `former` is its whole analysis as stored, a text nobody has to read. */
export type Stale = {
  id: string;
  version: number;
  score: number;
  class: Analysis["relevanceLevel"];
  scoredBy: string;
  ad: AnalysedAd;
  /** What people corrected of it. */
  corrections: Correction[];
  former: string;
  /** What its priority is made of beside the analysis. */
  job: Omit<Prioritised, keyof ReturnType<typeof analysedColumns>>;
};

export type { Analysed as Rescored } from "./analyses";

/** How many jobs were scored by another version than this one. */
export const countStale = (app: App, version: string): Promise<number> =>
  cachedCount(app, { topic: "jobs", asked: `stale ${version}` }, () => {
    const { version: scoredBy } = jobAnalyses;
    // Two index ranges, because `<>` would scan the whole index.
    return app.db.$count(jobAnalyses, or(lt(scoredBy, version), gt(scoredBy, version)));
  });

/** Where the next batch begins: behind this scorer version and job id. */
export type Bookmark = [scoredBy: string, id: string];

/** What another version than this one has scored, from a bookmark on. */
type StaleAfter = { version: string; bookmark: Bookmark; limit: number };

/** The next of them, version by version, because that is how the index finds them. */
export async function stale(app: App, { version, bookmark, limit }: StaleAfter): Promise<Stale[]> {
  const older = await staleIn(app, { range: lt(jobAnalyses.version, version), bookmark, limit });
  return older.length > 0
    ? older
    : staleIn(app, { range: gt(jobAnalyses.version, version), bookmark, limit });
}

/** The same within one range of the index. */
type StaleWithin = { range: SQL; bookmark: Bookmark; limit: number };

async function staleIn(app: App, { range, bookmark: [scoredBy, id], limit }: StaleWithin) {
  const rows = await app.db
    .select({ ...read, scoredBy: jobAnalyses.version, former: whole, corrections: corrected })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .where(and(range, sql`(${jobAnalyses.version}, ${jobAnalyses.jobId}) > (${scoredBy}, ${id})`))
    .orderBy(asc(jobAnalyses.version), asc(jobAnalyses.jobId))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    score: row.score,
    class: row.class ?? "potential",
    scoredBy: row.scoredBy,
    ad: toAnalyse(row),
    corrections: row.corrections,
    former: row.former,
    job: row,
  }));
}

const whole = sql<string>`${jobAnalyses.analysis}`;

const corrected = decoded(
  sql`(select json_group_array(json_object('kind', kind, 'id', fact_id, 'asks', asks))
    from (select * from job_corrections where job_id = ${jobs.id} order by kind, fact_id))`,
  (text: string): Correction[] => JSON.parse(text),
);

const read = {
  id: jobs.id,
  version: jobs.version,
  score: jobs.score,
  class: jobs.class,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  country: jobs.country,
  description: jobs.description,
  salary: jobs.salary,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  sources: jobs.sources,
  postedAt: jobs.postedAt,
  createdAt: jobs.createdAt,
};

/** The job's new score, with what it was in its history; refused where the job changed meanwhile. */
export function rescoreWrites(
  app: App,
  { id, version, job }: Stale,
  analysis: Analysed,
): (Write | Guarded)[] {
  const updatedAt = app.now().toISOString();
  const columns = analysedColumns(analysis);
  const priority = priorityOf({ ...job, ...columns });
  return [
    scoredAnew(app, id, analysis),
    must(putColumns(app.db, { id, version, ...columns, priority, updatedAt })),
    keptWhole(app, { jobId: id, analysis, at: updatedAt }),
  ];
}

type Columns = ReturnType<typeof analysedColumns> & { priority: number; updatedAt: string };

const names: (keyof Columns)[] = [
  "score",
  "class",
  "category",
  "portalCategory",
  "skills",
  "systems",
  "certifications",
  "tips",
  "priority",
  "updatedAt",
];
const blanks = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));

// The job's own version stays: a score is no edit that a person's edit could collide with.
const putColumns = preparedWrite<Columns & { id: string; version: number }>((db) => {
  const [id, version] = [sql.placeholder("id"), sql.placeholder("version")];
  return db
    .update(jobs)
    .set(blanks)
    .where(and(eq(jobs.id, id), eq(jobs.version, version)));
});
