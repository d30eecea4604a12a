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

/** The score that is about to be replaced, for the job's history: it stands before the writes that replace it. */
export const scoredAnew = (app: App, jobId: string, analysis: Analysis): Write =>
  statement(sql`
    insert into job_history (job_id, at, event, "by", changes)
    select jobs.id, ${app.now().toISOString()}, 'analysed', ${app.actor.id}, json_object(
      'score', json_array(cast(score as text), ${String(Math.round(analysis.matchScore))}),
      'class', json_array(class, ${analysis.relevanceLevel}),
      'version', json_array(job_analyses.version, ${analysis.version}),
      'inputsHash', json_array(inputs_hash, ${analysis.inputsHash}))
    from jobs join job_analyses on job_id = jobs.id where jobs.id = ${jobId}`);
