import { sql } from "drizzle-orm";
import type { Analysis } from "@/modules/analysis/model";
import type { App } from "@/src/app";
import { blanks, repeated, statement, type Write } from "@/src/database";
import { jobAnalyses } from "./schema";

export function kept(app: App, jobId: string, analysis: Analysis, analysedAt: string): Write {
  const { version, inputsHash } = analysis;
  return putAnalysis(app.db, { jobId, version, inputsHash, analysis, analysedAt });
}

const putAnalysis = repeated<typeof jobAnalyses.$inferInsert>((db) => {
  const [version, inputsHash] = [sql`excluded.version`, sql`excluded.inputs_hash`];
  const [analysis, analysedAt] = [sql`excluded.analysis`, sql`excluded.analysed_at`];
  return db.insert(jobAnalyses).values(blanks(jobAnalyses)).onConflictDoUpdate({
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

/** The score that is about to be replaced, for the job's history: it stands before the writes that replace it. */
export function scoredAnew(app: App, jobId: string, analysis: Analysis): Write {
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
