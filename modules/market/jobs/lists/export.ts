import type { App } from "@/src/app";
import { headWords } from "@/modules/platform/texts";
import { fileStream, type LongSheet } from "@/src/sheets/sheet-stream";
import { utcToday } from "@/src/calendar";
import type { Job } from "../model";
import type { JobExport } from "../questions";
import { listWhole } from "../service";
import { lookedUp } from "./filter";

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ...filter }: JobExport,
): Promise<Response> {
  // A filter that means nothing is refused before anything leaves.
  const asked = { sort, filter: await lookedUp(app, filter) };
  return fileStream(format, {
    name: `jobs-${utcToday(app)}`,
    title: "Jobs",
    heads: headWords,
    columns: cells,
    pages: () => listWhole(app, asked),
  });
}

const cells: LongSheet<Job>["columns"] = {
  Number: ({ number }) => number,
  Title: ({ title }) => title,
  Company: ({ company }) => company,
  Location: ({ location }) => location,
  Country: ({ country }) => country,
  Salary: ({ salary }) => salary,
  "Salary min (year)": ({ salaryMin }) => (salaryMin === null ? null : Number(salaryMin)),
  "Salary max (year)": ({ salaryMax }) => (salaryMax === null ? null : Number(salaryMax)),
  Currency: ({ salaryCurrency }) => salaryCurrency,
  Score: ({ aiMatchScore }) => (aiMatchScore === null ? null : Number(aiMatchScore)),
  Class: ({ aiAnalysis }) => aiAnalysis?.relevanceLevel ?? null,
  Category: ({ aiAnalysis }) => aiAnalysis?.category ?? null,
  Skills: ({ aiAnalysis }) => aiAnalysis?.dcSpecificSkills.join(", ") ?? null,
  Systems: ({ aiAnalysis }) => aiAnalysis?.criticalSystems.join(", ") ?? null,
  Certifications: ({ aiAnalysis }) => aiAnalysis?.certifications.join(", ") ?? null,
  Sources: ({ sources }) => sources.join(", "),
  Address: ({ sourceUrl }) => sourceUrl,
  Posted: ({ postedDate }) => postedDate,
  Seen: ({ scrapedAt }) => scrapedAt,
  Status: ({ status }) => status,
};
