import { and, eq, sql } from "drizzle-orm";
import type { AnalysedAd, Analysis, Correction } from "@/modules/knowledge/analysis/model";
import type { App } from "@/src/app";
import { placeholders, type Guarded, must, preparedWrite } from "@/src/database";
import { type Analysed, keptWhole, scoredAnew, withWhole } from "../analyses";
import type { Arrival } from "./incoming-ad";
import { analysedColumns, compose, type JobRow } from "./composition";
import { correctionsIn } from "../corrections/kept";
import { type Changes, historyWrites } from "./history";
import type { KnownAds } from "./lookup";
import { priorityOf } from "../priority";
import { jobs } from "../schema";

/** Loaded with its taxonomy when the first ad needs it: a server answers long before that, and a reader may do it all. */
export async function analyseAd(ad: AnalysedAd, corrections: Correction[] = []): Promise<Analysis> {
  const { analyse } = await import("@/modules/knowledge/analysis");
  return analyse(ad, corrections);
}

/** What happened to one job while ads were taken in. */
export type Draft = {
  jobId: string;
  sourceType: Arrival["sourceType"];
  events: string[];
  analyses: { postingId: string; analysis: Analysed }[];
  /** What a person says it asks for; left out where that is kept already. */
  corrections?: Correction[] | undefined;
};

/** The job as its postings now make it, its analysis where the text is another, and its history. */
export async function jobWrites(app: App, memory: KnownAds, draft: Draft) {
  const { isGone, ...composed } = compose(memory.byJob.get(draft.jobId) ?? []);
  const job = memory.jobs.get(draft.jobId);
  const status = job?.status === "archived" ? "archived" : isGone ? "gone" : "open";
  const fields = { ...composed, status } satisfies Partial<JobRow>;
  const isRead =
    job &&
    !draft.corrections &&
    job.description === fields.description &&
    job.title === fields.title;
  const analysis = isRead ? null : await analysisOf(app, { draft, memory, fields });
  const at = app.now().toISOString();
  const read = { ...fields, ...(analysis && analysedColumns(analysis)) };
  const priority = priorityOf({ ...unread, createdAt: at, ...job, ...read });
  const row = { ...read, priority, updatedAt: at };
  return [
    ...(job && analysis ? [scoredAnew(app, draft.jobId, analysis)] : []),
    ...(job ? [updateIfVersion(app, job, row)] : [created(app, { draft, row, createdAt: at })]),
    ...(analysis ? [keptWhole(app, { jobId: draft.jobId, analysis, at })] : []),
    ...draft.events.map((event) =>
      historyWrites(app, { jobId: draft.jobId, event, changes: changesOf(job, fields) }),
    ),
  ];
}

const unread = { score: 0, systems: [], skills: [], certifications: [] };

type Unread = { draft: Draft; memory: KnownAds; fields: Analysable };

/** Corrections by people count whenever the job's words change; the reader worker does not know them. */
async function analysisOf(app: App, { draft, memory, fields }: Unread): Promise<Analysed> {
  const corrections = draft.corrections ?? (await correctionsOf(app, memory, draft.jobId));
  const known = corrections.length === 0 ? ready(draft, memory, fields) : null;
  return known ?? withWhole(await analyseAd(toAnalyse(fields), corrections));
}

const correctionsOf = async (app: App, memory: KnownAds, jobId: string): Promise<Correction[]> =>
  memory.jobs.has(jobId) ? correctionsIn(app.db, { jobId }) : [];

/** The analysis that the reader worker made, if the job's text is still that of the ad. */
function ready({ jobId, analyses }: Draft, memory: KnownAds, job: Described): Analysed | null {
  const same = (memory.byJob.get(jobId) ?? []).filter(
    ({ title, text }) => title === job.title && text === job.description,
  );
  return (
    analyses.find(({ postingId }) => same.some(({ id }) => id === postingId))?.analysis ?? null
  );
}

type Described = Pick<JobRow, "title" | "description">;
type Analysable = Described & Pick<JobRow, "company" | "location" | "country" | "salary">;

export const toAnalyse = (job: Analysable): AnalysedAd => ({
  title: job.title,
  company: job.company,
  location: job.location,
  country: job.country,
  text: job.description,
  salary: job.salary,
});

type NewRow = Omit<typeof jobs.$inferInsert, "id" | "seq" | "sourceType" | "createdAt">;

type NewJob = { draft: Draft; row: NewRow; createdAt: string };

const created = (app: App, { draft: { jobId, sourceType }, row, createdAt }: NewJob) =>
  insertJob(app.db, { ...row, id: jobId, sourceType, version: 1, createdAt });

const insertJob = preparedWrite<Omit<typeof jobs.$inferInsert, "seq">>((db) => {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from jobs)`;
  return db.insert(jobs).values({ ...placeholders(jobs), seq });
});

const updateIfVersion = (app: App, { id, version }: JobRow, row: NewRow): Guarded =>
  must(
    app.db
      .update(jobs)
      .set({ ...row, version: version + 1 })
      .where(and(eq(jobs.id, id), eq(jobs.version, version))),
  );

const told = ["title", "company", "location", "country", "salary", "status"] as const;

function changesOf(
  before: JobRow | undefined,
  after: Pick<JobRow, (typeof told)[number]>,
): Changes {
  if (!before) return {};
  const differing = told.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(differing.map((field) => [field, [before[field], after[field]]]));
}
