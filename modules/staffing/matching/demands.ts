import { eq, inArray, type SQL } from "drizzle-orm";
import { jobAnalysisRows as jobAnalyses, jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { demandOf } from "./demand";
import type { JobDemand } from "./model";

export const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  country: jobs.country,
  language: jobs.language,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  status: jobs.status,
  analysis: jobAnalyses.analysis,
};

/** Jobs with what their ads were read as; an ad that nobody read asks for nothing yet. */
export const jobsWith = (app: App, which: SQL | undefined) =>
  app.db
    .select(jobColumns)
    .from(jobs)
    .innerJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .where(which);

/** Of some jobs, by their id; one whose ad nobody read is missing. */
export async function jobsAmong(app: App, ids: string[]) {
  const rows = await jobsWith(app, inArray(jobs.id, ids));
  return new Map(rows.map((job) => [job.id, job]));
}

/** What one job asks for, as it stands now. */
export async function demandFor(app: App, jobId: string): Promise<JobDemand> {
  const [job] = await jobsWith(app, eq(jobs.id, jobId));
  return job ? demandOf(job, job.analysis) : notFound("job");
}

/** The job that a person means by an id or by a number: J-0042. */
export async function jobIdOf(app: App, said: string): Promise<string> {
  const number = /^J-?0*(\d+)$/i.exec(said)?.[1];
  const isMeant = number ? eq(jobs.seq, Number(number)) : eq(jobs.id, said);
  const [row] = await app.db.select({ id: jobs.id }).from(jobs).where(isMeant);
  return row?.id ?? notFound("job");
}
