import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { jobAnalysisRows as jobAnalyses, jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { Analysis } from "@/modules/knowledge/analysis/model";
import type { TargetClass } from "@/modules/knowledge/analysis/rules";
import type { sourceTypes } from "@/modules/market/jobs/rules";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import { notFound } from "@/src/errors";
import type { JobDemand } from "../model";
import { ownLanguageLevel } from "../rules";

export const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  country: jobs.country,
  language: jobs.language,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  status: jobs.status,
  class: jobs.class,
  sourceType: jobs.sourceType,
  analysis: jobAnalyses.analysis,
};

/** Jobs with what their ads were read as; an ad that nobody read asks for nothing yet. */
export const jobsWith = (app: App, which: SQL | undefined) => jobsFrom(app.db, which);

const jobsFrom = (db: App["db"], which: SQL | undefined) =>
  db
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
  const [job] = await jobWith(app.db, { id: jobId });
  return job ? demandOf(job, job.analysis) : notFound("job");
}

const jobWith = prepared((db) => jobsFrom(db, eq(jobs.id, sql.placeholder("id"))));

/** The job that a person means by an id or by a number: J-0042. */
export async function jobIdOf(app: App, said: string): Promise<string> {
  const number = /^J-?0*(\d+)$/i.exec(said)?.[1];
  const isMeant = number ? eq(jobs.seq, Number(number)) : eq(jobs.id, said);
  const [row] = await app.db.select({ id: jobs.id }).from(jobs).where(isMeant);
  return row?.id ?? notFound("job");
}

/** What a job's own fields say. */
export type JobFields = {
  id: string;
  title: string;
  country: string | null;
  language: string | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  class: TargetClass | null;
  sourceType: (typeof sourceTypes)[number];
};

/** Working hours are terms, which nobody lists among what they can do. */
const terms = new Set(["shift-24x7", "on-call"]);

/** What a job asks for: the facts of its ad, with country, language and pay from its fields. */
export function demandOf(job: JobFields, analysis: Analysis): JobDemand {
  const { demands, facts } = analysis;
  const ofKind = (kind: Analysis["facts"][number]["kind"]) =>
    facts.filter((fact) => fact.kind === kind).map(({ id, isRequired }) => ({ id, isRequired }));
  const contract = demands.contract?.value ?? null;
  return {
    id: job.id,
    title: job.title,
    role: analysis.category,
    country: job.country,
    skills: ofKind("skill").filter(({ id }) => !terms.has(id)),
    systems: analysis.criticalSystems,
    certificates: ofKind("certificate"),
    languages: languagesOf(job.language ?? analysis.language, demands),
    yearsDatacentre: demands.yearsDatacentre?.value ?? null,
    payMax: job.salaryMax,
    payCurrency: job.salaryCurrency,
    startsOn: demands.startsOn?.value ?? null,
    contract: contract === "freelance" ? "contract" : contract,
    hasShifts: demands.shifts?.value ?? null,
    // Whoever adds an ad by hand means it, whatever it is read as.
    isTarget: job.class !== "potential" || job.sourceType === "manual",
  };
}

/**
 * An ad asks for what it names, and for the language it is written in: who is to answer it reads it. Not so where it
 * names another working language, says that its own is not needed, or itself says how well its own is to be spoken.
 */
function languagesOf(own: string | null, demands: Analysis["demands"]): JobDemand["languages"] {
  const required = demands.languages.filter(({ isRequired }) => isRequired);
  const named = required.map(({ anyOf }) => anyOf);
  if (!own || demands.unneededLanguages.includes(own)) return named;
  const isNamed = demands.languages.some(({ anyOf }) => anyOf.some(({ code }) => code === own));
  const isElse = required.some(({ isWorking }) => isWorking);
  return isNamed || isElse ? named : [[{ code: own, level: ownLanguageLevel }], ...named];
}
