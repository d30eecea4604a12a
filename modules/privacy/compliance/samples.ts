import { asc, eq, isNotNull } from "drizzle-orm";
import { verdicts } from "@/modules/market/jobs";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { matching } from "@/modules/staffing/matching";
import { matchRows as matches } from "@/modules/staffing/matching/read-model";
import type { App } from "@/src/app";
import words from "./samples.json";

/** What somebody at a desk might have decided against the lowest of the numbers that are there. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const [job] = await app.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isNotNull(jobs.class))
    .orderBy(asc(jobs.score), asc(jobs.seq))
    .limit(1);
  const [pair] = await app.db
    .select({ jobId: matches.jobId, candidateId: matches.candidateId })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .orderBy(asc(matches.score))
    .limit(1);
  if (job) await verdicts.judge(app, job.id, { class: "soft-target", reason: words.verdict });
  if (pair) {
    const { jobId, candidateId } = pair;
    await matching.dismiss(app, jobId, { candidateId, reason: words.dismissal });
  }
  return { count: [job, pair].filter(Boolean).length };
}
