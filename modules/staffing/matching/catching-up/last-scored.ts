import { and, eq, inArray, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { placeholders, preparedWrite, type Write } from "@/src/database";
import { listed } from "@/src/database/bulk-insert";
import type { JobDemand } from "../model";
import { matchedCandidates, matchedJobs } from "../schema";
import { matchingVersion } from "../scoring/score";

/** What was looked at when these candidates were last scored: with the same again nothing comes out otherwise. */
export async function knownMarks(app: App, ids: string[]): Promise<Map<string, string>> {
  const rows = await app.db
    .select()
    .from(matchedCandidates)
    .where(inArray(matchedCandidates.candidateId, listed(ids)));
  return new Map(rows.map(({ candidateId, mark }) => [candidateId, mark]));
}

/** What these jobs asked for when their candidates were last scored as they are scored today. */
export async function knownDemands(app: App, ids: string[]): Promise<Map<string, JobDemand>> {
  const isOurs = eq(matchedJobs.version, matchingVersion());
  const rows = await app.db
    .select({ jobId: matchedJobs.jobId, demand: matchedJobs.demand })
    .from(matchedJobs)
    .where(and(inArray(matchedJobs.jobId, listed(ids)), isOurs));
  return new Map(rows.map(({ jobId, demand }) => [jobId, demand]));
}

export const candidateMatched = (app: App, candidateId: string, mark: string): Write =>
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

/** Whoever is put away was no candidate for the jobs of that time: once back, they are scored for all. */
export const candidatesForgotten = (app: App, ids: string[]): Write =>
  app.db.delete(matchedCandidates).where(inArray(matchedCandidates.candidateId, ids));

export const jobMatched = (app: App, demand: JobDemand): Write =>
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
export const jobsForgotten = (app: App, ids: string[]): Write =>
  app.db.delete(matchedJobs).where(inArray(matchedJobs.jobId, ids));
