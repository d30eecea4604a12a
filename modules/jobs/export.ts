import { and, desc } from "drizzle-orm";
import type { App } from "@/src/app";
import { matching } from "./filter";
import type { Job, JobExport } from "./model";
import { jobs } from "./schema";
import { orderOf } from "./service";
import { columns, shown } from "./shape";

const types = {
  csv: "text/csv;charset=utf-8",
  json: "application/json;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export type ExportFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ...filter }: JobExport,
): Promise<ExportFile> {
  const rows = await app.db
    .select(columns)
    .from(jobs)
    .where(and(matching(app, filter)))
    .orderBy(desc(orderOf(sort)), desc(jobs.seq));
  const day = app.now().toISOString().slice(0, 10);
  const all = rows.map(shown);
  return {
    name: `jobs-${day}.${format}`,
    type: types[format],
    content: await writers[format](all),
  };
}

const cells: Record<string, (job: Job) => string | number | null> = {
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

const writers = {
  json: async (all: Job[]) => JSON.stringify(all, null, 2),
  csv: async (all: Job[]) => {
    const rows = all.map((job) => Object.values(cells).map((cell) => cell(job)));
    return csvOf(Object.keys(cells), rows);
  },
  xlsx: async (all: Job[]) => {
    const head = Object.keys(cells).map((value) => ({ value, fontWeight: "bold" as const }));
    const rows = all.map((job) => Object.values(cells).map((cell) => asCell(inert(cell(job)))));
    const { default: writeXlsxFile } = await import("write-excel-file/node");
    const sheet = await writeXlsxFile([head, ...rows], { sheet: "Jobs" }).toBuffer();
    return new Uint8Array(sheet);
  },
};

/** A table as a spreadsheet opens it, its cells as text and never as formulas. */
export async function csvOf(head: string[], rows: (string | number | null)[][]): Promise<string> {
  const { unparse } = (await import("papaparse")).default;
  const data = rows.map((row) => row.map(inert));
  // The byte order mark makes a spreadsheet read UTF-8 as what it is.
  return `\uFEFF${unparse({ fields: head, data }, { newline: "\r\n" })}`;
}

const asCell = (value: string | number | null) => (value === null ? null : { value });

/** A cell that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. */
export function inert(value: string | number | null): string | number | null {
  if (typeof value !== "string") return value;
  return /^[\s'"]*[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
}
