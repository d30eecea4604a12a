import { and, eq, inArray, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { placeholders, preparedWrite, type Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import type { JobDemand } from "../model";
import { matchedCandidates, matchedJobs } from "../schema";
import { matchingVersion } from "../scoring/score";

/** Fingerprints of the facts these candidates were last scored by; an equal one needs no new score. */
export async function knownFingerprints(app: App, ids: string[]): Promise<Map<string, string>> {
  const rows = await app.db
    .select()
    .from(matchedCandidates)
    .where(inArray(matchedCandidates.candidateId, jsonValues(ids)));
  return new Map(rows.map(({ candidateId, mark }) => [candidateId, mark]));
}

/** The demands these jobs were last scored by, under the present scorer version. */
export async function knownDemands(app: App, ids: string[]): Promise<Map<string, JobDemand>> {
  const isOurs = eq(matchedJobs.version, matchingVersion());
  const rows = await app.db
    .select({ jobId: matchedJobs.jobId, demand: matchedJobs.demand })
    .from(matchedJobs)
    .where(and(inArray(matchedJobs.jobId, jsonValues(ids)), isOurs));
  return new Map(rows.map(({ jobId, demand }) => [jobId, demand]));
}

export const markCandidateScored = (app: App, candidateId: string, mark: string): Write =>
  putCandidate(app.db, { candidateId, mark });

const putCandidate = preparedWrite<typeof matchedCandidates.$inferInsert>((db) =>
  db
    .insert(matchedCandidates)
    .values(placeholders(matchedCandidates))
    .onConflictDoUpdate({
      target: matchedCandidates.candidateId,
      set: { mark: sql`excluded.mark` },
    }),
);

/** Forgets archived candidates, so that they are scored for all jobs when they come back. */
export const forgetCandidates = (app: App, ids: string[]): Write =>
  app.db.delete(matchedCandidates).where(inArray(matchedCandidates.candidateId, ids));

export const markJobScored = (app: App, demand: JobDemand): Write =>
  putJob(app.db, { jobId: demand.id, version: matchingVersion(), demand });

const putJob = preparedWrite<typeof matchedJobs.$inferInsert>((db) =>
  db
    .insert(matchedJobs)
    .values(placeholders(matchedJobs))
    .onConflictDoUpdate({
      target: matchedJobs.jobId,
      set: { version: sql`excluded.version`, demand: sql`excluded.demand` },
    }),
);

/** The same for a job that is no longer open. */
export const forgetJobs = (app: App, ids: string[]): Write =>
  app.db.delete(matchedJobs).where(inArray(matchedJobs.jobId, ids));
