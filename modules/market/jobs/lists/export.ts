import { asc, desc } from "drizzle-orm";
import type { App } from "@/src/app";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import { utcToday } from "@/src/calendar";
import type { Job } from "../model";
import type { JobExport } from "../questions";
import { jobs } from "../schema";
import { orderOf } from "../service";
import { columns, toJob } from "../shape";
import { matching } from "./filter";

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ...filter }: JobExport,
): Promise<ExportFile> {
  const { by, direction } = orderOf(sort);
  const towards = direction === "falling" ? desc : asc;
  const rows = await app.db
    .select(columns)
    .from(jobs)
    .where(await matching(app, filter))
    .orderBy(towards(by), towards(jobs.seq));
  const name = `jobs-${utcToday(app)}`;
  return fileOf(format, { name, title: "Jobs", columns: cells, rows: rows.map(toJob) });
}

const cells: Sheet<Job>["columns"] = {
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
