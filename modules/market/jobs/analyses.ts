import { and, eq, sql } from "drizzle-orm";
import { packed } from "@/modules/knowledge/analysis";
import type { Analysis } from "@/modules/knowledge/analysis/model";
import type { App } from "@/src/app";
import { type Guarded, must, preparedWrite, statement, type Write } from "@/src/database";
import type { JobAnalysis } from "./model";
import { jobAnalyses } from "./schema";

/** What lists need of an analysis as it is, and the whole as the text it is stored as, so that it is written only once. */
export type Analysed = JobAnalysis & Pick<Analysis, "version" | "inputsHash"> & { whole: string };

export const withWhole = (analysis: Analysis): Analysed => ({
  ...analysis,
  whole: packed(analysis),
});

type Whole = Pick<Analysis, "version" | "inputsHash"> & { whole: string };

type KeptAnalysis = { jobId: string; analysis: Whole; at: string };

export const keptWhole = (app: App, { jobId, analysis, at }: KeptAnalysis): Write =>
  putAnalysis(app.db, { ...analysis, jobId, at });

const putAnalysis = preparedWrite<Whole & { jobId: string; at: string }>((db) => {
  const blank = (name: string) => sql`${sql.placeholder(name)}`;
  const [version, inputsHash] = [sql`excluded.version`, sql`excluded.inputs_hash`];
  const [analysis, analysedAt] = [sql`excluded.analysis`, sql`excluded.analysed_at`];
  return db
    .insert(jobAnalyses)
    .values({
      jobId: blank("jobId"),
      version: blank("version"),
      inputsHash: blank("inputsHash"),
      analysis: blank("whole"),
      analysedAt: blank("at"),
    })
    .onConflictDoUpdate({
      target: jobAnalyses.jobId,
      set: { version, inputsHash, analysis, analysedAt },
    });
});

/** What an analysis may change, by the names the history tells it under. */
const told = ["score", "class", "version", "inputsHash"] as const;

const before = {
  score: sql`cast(jobs.score as text)`,
  class: sql`jobs.class`,
  version: sql`job_analyses.version`,
  inputsHash: sql`job_analyses.inputs_hash`,
};

type Scored = Pick<Analysis, "matchScore" | "relevanceLevel" | "version" | "inputsHash">;

/** The score that is about to be replaced, for the job's history: it stands before the writes that replace it. */
export function scoredAnew(app: App, jobId: string, analysis: Scored): Write {
  const after = {
    ...analysis,
    score: String(Math.round(analysis.matchScore)),
    class: analysis.relevanceLevel,
  };
  const changes = told.map((field) => sql`${field}, json_array(${before[field]}, ${after[field]})`);
  return statement(sql`
    insert into job_history (job_id, at, event, "by", changes)
    select jobs.id, ${app.now().toISOString()}, 'analysed', ${app.actor.id},
      json_object(${sql.join(changes, sql`, `)})
    from jobs join job_analyses on job_id = jobs.id where jobs.id = ${jobId}`);
}

/** An analysis with what a model added, if it is still the one that the model read. */
export const enriched = (
  app: App,
  { id, version, inputsHash }: Pick<Analysis, "version" | "inputsHash"> & { id: string },
  analysis: Analysis,
): Guarded =>
  must(
    app.db
      .update(jobAnalyses)
      .set({ analysis })
      .where(
        and(
          eq(jobAnalyses.jobId, id),
          eq(jobAnalyses.version, version),
          eq(jobAnalyses.inputsHash, inputsHash),
        ),
      ),
  );
