import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates/schema";
import { jobAnalyses, jobs } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import { blanks, repeated } from "@/src/database";
import { jobColumns } from "./demands";
import type { JobDemand } from "./model";
import { matchedCandidates, matchedJobs } from "./schema";
import { matchingVersion } from "./version";

/** Open jobs whose candidates were never scored, or not for the job as it is now. */
export const waitingJobs = (app: App, limit: number) =>
  app.db
    .select(jobColumns)
    .from(jobs)
    .innerJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .leftJoin(matchedJobs, eq(matchedJobs.jobId, jobs.id))
    .where(
      and(
        eq(jobs.status, "open"),
        or(
          isNull(matchedJobs.jobId),
          ne(matchedJobs.jobVersion, jobs.version),
          ne(matchedJobs.inputsHash, jobAnalyses.inputsHash),
          ne(matchedJobs.analyser, jobAnalyses.version),
          ne(matchedJobs.version, matchingVersion()),
        ),
      ),
    )
    .limit(limit);

export type WaitingJob = Awaited<ReturnType<typeof waitingJobs>>[number];

/** Candidates who were never scored, or not as they are now. */
export const waitingCandidates = (app: App, limit: number) =>
  app.db
    .select({ id: candidates.id, version: candidates.version })
    .from(candidates)
    .leftJoin(matchedCandidates, eq(matchedCandidates.candidateId, candidates.id))
    .where(
      and(
        isNull(candidates.archivedAt),
        or(
          isNull(matchedCandidates.candidateId),
          ne(matchedCandidates.candidateVersion, candidates.version),
          ne(matchedCandidates.version, matchingVersion()),
        ),
      ),
    )
    .limit(limit);

/** This job was scored as it was read here; if it has changed meanwhile, it still differs and waits again. */
export const jobMatched = (
  app: App,
  { id, version, inputsHash, analyser }: WaitingJob,
  demand: JobDemand,
) =>
  putJob(app.db, {
    jobId: id,
    jobVersion: version,
    inputsHash,
    analyser,
    version: matchingVersion(),
    demand,
  });

const putJob = repeated<typeof matchedJobs.$inferInsert>((db) => {
  const set = {
    jobVersion: sql`excluded.job_version`,
    inputsHash: sql`excluded.inputs_hash`,
    analyser: sql`excluded.analyser`,
    version: sql`excluded.version`,
    demand: sql`excluded.demand`,
  };
  return db
    .insert(matchedJobs)
    .values(blanks(matchedJobs))
    .onConflictDoUpdate({ target: matchedJobs.jobId, set });
});

export const candidateMatched = (app: App, { id, version }: { id: string; version: number }) =>
  putCandidate(app.db, {
    candidateId: id,
    candidateVersion: version,
    version: matchingVersion(),
  });

const putCandidate = repeated<typeof matchedCandidates.$inferInsert>((db) =>
  db
    .insert(matchedCandidates)
    .values(blanks(matchedCandidates))
    .onConflictDoUpdate({
      target: matchedCandidates.candidateId,
      set: { candidateVersion: sql`excluded.candidate_version`, version: sql`excluded.version` },
    }),
);
