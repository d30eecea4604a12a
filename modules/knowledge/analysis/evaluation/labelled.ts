import { z } from "zod";
import { roles, systems, targetClasses } from "../rules";

const LabelledPay = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().nullable(),
  period: z.string().nullable(),
});
export type LabelledPay = z.infer<typeof LabelledPay>;

/** An ad somebody read and labelled: one line of jobs.jsonl. */
export const LabelledAd = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  country: z.string().nullable(),
  language: z.string(),
  text: z.string(),
  labels: z.object({
    relevant: z.boolean(),
    /** 3 is work on the facility, 2 beside it, 1 in the same trade elsewhere, 0 neither. */
    grade: z.number().int(),
    targetClass: z.enum(targetClasses),
    category: z.enum(roles).nullable(),
    skills: z.array(z.string()),
    systems: z.array(z.enum(systems)),
    certifications: z.array(z.string()),
    salary: LabelledPay.nullable(),
  }),
});
export type LabelledAd = z.infer<typeof LabelledAd>;

/** A title and the categories that are right for it; "none" and "peripheral" are answers too. */
export type LabelledTitle = { title: string; accepted: string[] };

/** An ordinary ad by reference: a row of a file beside the labels, and the grade somebody gave it. */
export type BackgroundRow = { file: string; row: number; grade: number };

export const labelledAdsIn = (text: string): LabelledAd[] =>
  linesOf(text).map((line) => LabelledAd.parse(JSON.parse(line)));

export const labelledTitlesIn = (text: string): LabelledTitle[] =>
  rowsOf(text).map((row) => ({
    title: row.title ?? "",
    accepted: (row.accepted_categories ?? "").split("|"),
  }));

export const backgroundRowsIn = (text: string): BackgroundRow[] =>
  rowsOf(text).map((row) => ({
    file: row.file ?? "",
    row: Number(row.row),
    grade: Number(row.grade),
  }));

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");

/** The rows of a tab-separated table under the names of its first line. */
function rowsOf(text: string): { [column: string]: string | undefined }[] {
  const [head = "", ...rows] = linesOf(text);
  const names = head.split("\t");
  return rows.map((row) =>
    Object.fromEntries(row.split("\t").map((cell, at) => [names[at] ?? "", cell])),
  );
}
