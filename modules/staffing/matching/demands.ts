import { eq, type SQL } from "drizzle-orm";
import { jobAnalyses, jobs } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { demandOf } from "./demand";
import type { JobDemand } from "./model";
import { matchedJobs } from "./schema";

export const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  country: jobs.country,
  language: jobs.language,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  version: jobs.version,
  inputsHash: jobAnalyses.inputsHash,
  analyser: jobAnalyses.version,
  analysis: jobAnalyses.analysis,
};

/** Jobs with what their ads were read as; an ad that nobody read asks for nothing yet. */
export const jobsWith = (app: App, which: SQL | undefined) =>
  app.db
    .select(jobColumns)
    .from(jobs)
    .innerJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .where(which);

/** What one job asks for, as it stands now. */
export async function demandFor(app: App, jobId: string): Promise<JobDemand> {
  const [job] = await jobsWith(app, eq(jobs.id, jobId));
  return job ? demandOf(job, job.analysis) : missing("job");
}

/** The job that a person means by an id or by a number: J-0042. */
export async function jobIdOf(app: App, said: string): Promise<string> {
  const number = /^J-?0*(\d+)$/i.exec(said)?.[1];
  const isMeant = number ? eq(jobs.seq, Number(number)) : eq(jobs.id, said);
  const [row] = await app.db.select({ id: jobs.id }).from(jobs).where(isMeant);
  return row?.id ?? missing("job");
}

/** What every open job asks for, as it was read when its candidates were last scored. */
export async function openDemands(app: App): Promise<JobDemand[]> {
  const rows = await app.db
    .select({ demand: matchedJobs.demand })
    .from(matchedJobs)
    .innerJoin(jobs, eq(jobs.id, matchedJobs.jobId))
    .where(eq(jobs.status, "open"))
    .orderBy(jobs.id);
  return rows.map(({ demand }) => demand);
}
