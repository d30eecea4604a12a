import { shownOf } from "@/src/database/read-model";
import { eq } from "drizzle-orm";
import { jobRows as jobs, postingRows as postings } from "@/modules/market/jobs/read-model";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { locales } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { addDays, utcToday } from "@/src/calendar";
import type { JobPublication, PublicationDraft } from "./model";
import { withoutRedacted } from "./redacted";
import { maxDescriptionLength, defaultOpenDays } from "./rules";
import { ofJob } from "./service";

export async function withDraft(app: App, jobId: string): Promise<JobPublication> {
  return { draft: await draftOf(app, jobId), publication: await ofJob(app, jobId) };
}

/** What the job itself tells; the employer is not named unless a person says so. */
export async function draftOf(app: App, jobId: string): Promise<PublicationDraft> {
  const [job] = await app.db.select(shownOf(jobs)).from(jobs).where(eq(jobs.id, jobId));
  if (!job) return notFound("job");
  const isEuro = job.salaryCurrency === "EUR";
  return {
    locale: locales.find((it) => it === job.language) ?? "en",
    title: job.title.slice(0, 120),
    company: null,
    employer: job.company,
    city: await cityOf(app, jobId),
    country: job.country ? toSpecification(job.country) : "NL",
    category: job.portalCategory,
    salaryFrom: isEuro ? job.salaryMin : null,
    salaryTo: isEuro ? (job.salaryMax ?? job.salaryMin) : null,
    description: withoutRedacted(job.description ?? "").slice(0, maxDescriptionLength),
    closesOn: addDays(utcToday(app), defaultOpenDays),
  };
}

async function cityOf(app: App, jobId: string): Promise<string> {
  const rows = await app.db
    .select({ places: postings.places })
    .from(postings)
    .where(eq(postings.jobId, jobId));
  return rows.flatMap(({ places }) => places.flatMap(({ city }) => city ?? []))[0] ?? "";
}
