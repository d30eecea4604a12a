import { asc, eq, isNotNull } from "drizzle-orm";
import { verdicts } from "@/modules/jobs";
import { jobs } from "@/modules/jobs/schema";
import { matching } from "@/modules/matching";
import { matches } from "@/modules/matching/schema";
import type { App } from "@/src/app";

const verdict = {
  class: "soft-target" as const,
  reason: "A datacenter belongs to the site, says the client.",
};
const dismissal = "Works nearby already and wants to stay where they are.";

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
  if (job) await verdicts.judge(app, job.id, verdict);
  if (pair) {
    const { jobId, candidateId } = pair;
    await matching.dismiss(app, jobId, { candidateId, reason: dismissal });
  }
  return { count: [job, pair].filter(Boolean).length };
}
