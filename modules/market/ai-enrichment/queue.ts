import { decoded } from "@/src/database/row-mapper";
import { and, count, desc, eq, isNotNull, isNull, lte, ne, or, sum } from "drizzle-orm";
import { jobAnalyses, jobs } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import { maxAttempts, tryAgainMs } from "./rules";
import { aiReadings } from "./schema";

const columns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  country: jobs.country,
  text: jobs.description,
  salary: jobs.salary,
  version: jobAnalyses.version,
  inputsHash: jobAnalyses.inputsHash,
  analysis: jobAnalyses.analysis,
  attempts: aiReadings.attempts,
};

/** Open jobs whose analysis this reader has not read, hard targets first. */
export async function waiting(app: App, reader: string, limit: number) {
  return app.db
    .select(columns)
    .from(jobs)
    .innerJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .leftJoin(aiReadings, eq(aiReadings.jobId, jobs.id))
    .where(isWaiting(app, reader))
    .orderBy(desc(jobs.score), desc(jobs.seq))
    .limit(limit);
}

export type WaitingJob = Awaited<ReturnType<typeof waiting>>[number];

export async function countWaiting(app: App, reader: string): Promise<number> {
  const [row] = await app.db
    .select({ n: count() })
    .from(jobs)
    .innerJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .leftJoin(aiReadings, eq(aiReadings.jobId, jobs.id))
    .where(isWaiting(app, reader));
  return row?.n ?? 0;
}

export async function countRead(app: App) {
  const [row] = await app.db
    .select({ read: count(), added: decoded(sum(aiReadings.added), Number) })
    .from(aiReadings)
    .where(eq(aiReadings.state, "done"));
  return { read: row?.read ?? 0, added: row?.added ?? 0 };
}

/** Samples are invented, and nobody pays to have them read. */
function isWaiting(app: App, reader: string) {
  const longAgo = new Date(app.now().getTime() - tryAgainMs).toISOString();
  const isNew = or(
    isNull(aiReadings.jobId),
    ne(aiReadings.reader, reader),
    ne(aiReadings.version, jobAnalyses.version),
    ne(aiReadings.inputsHash, jobAnalyses.inputsHash),
  );
  const mayTryAgain = and(
    eq(aiReadings.state, "failed"),
    lte(aiReadings.attempts, maxAttempts - 1),
    lte(aiReadings.at, longAgo),
  );
  return and(
    eq(jobs.status, "open"),
    ne(jobs.sourceType, "sample"),
    isNotNull(jobs.description),
    or(isNew, mayTryAgain),
  );
}
