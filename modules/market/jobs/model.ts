import { z } from "zod";
import { Analysis } from "@/modules/knowledge/analysis/model";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import { Reason } from "@/modules/records/decision-log/model";
import { PersonName } from "@/modules/records/core/model";
import { AdDate, Place, Salary } from "@/modules/knowledge/normalise/model";
import { sourceIds } from "@/modules/market/sources/rules";
import { sourceTypes, statuses } from "./rules";

/** The specification's `aiAnalysis` (§3) with the portal's label beside the role slug. */
export const JobAnalysis = Analysis.pick({
  category: true,
  dcSpecificSkills: true,
  criticalSystems: true,
  certifications: true,
  targetingTips: true,
  relevanceLevel: true,
  matchScore: true,
  portalCategory: true,
});
export type JobAnalysis = z.infer<typeof JobAnalysis>;

/** A job as lists answer it (specification §3): `description` holds its beginning only. */
export const Job = z.object({
  id: z.uuid(),
  /** What people say aloud: J-0042. */
  number: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  /** As the specification writes it: UK, not GB. */
  country: z.string().nullable(),
  /** The ad's own words: "€60.000 – €75.000 per year". */
  salary: z.string().nullable(),
  /** Yearly, in `salaryCurrency`, as numeric strings; estimates of a board are left out. */
  salaryMin: z.string().nullable(),
  salaryMax: z.string().nullable(),
  salaryCurrency: z.string().nullable(),
  description: z.string().nullable(),
  postedDate: z.iso.datetime().nullable(),
  sourceType: z.enum(sourceTypes),
  sourceUrl: z.string().nullable(),
  sources: z.array(z.enum(sourceIds)),
  /** 0 to 100 as a numeric string, specification §3; null until analysed. */
  aiMatchScore: z.string().nullable(),
  aiAnalysis: JobAnalysis.nullable(),
  status: z.enum(statuses),
  language: z.string().nullable(),
  version: z.number().int(),
  scrapedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Job = z.infer<typeof Job>;

/** One ad of the job on one source. */
export const Posting = z.object({
  id: z.uuid(),
  source: z.enum(sourceIds),
  externalId: z.string(),
  url: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  salary: Salary.nullable(),
  postedAt: AdDate.nullable(),
  places: z.array(Place),
  /** Which field was read from where: state, json-ld, dom, api, text. */
  provenance: z.record(z.string(), z.string()),
  /** Why this posting belongs to the job: "first", "same ad", "same company, title and place", ... */
  mergedBecause: z.string(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  goneAt: z.iso.datetime().nullable(),
  relistedCount: z.number().int(),
});
export type Posting = z.infer<typeof Posting>;

export const HistoryEntry = z.object({
  at: z.iso.datetime(),
  /** created, merged, separated, changed, gone, relisted, archived, restored, analysed, corrected */
  event: z.string(),
  by: PersonName.nullable(),
  /** Changed fields: before and after, as text. */
  changes: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])),
});

/** What a person says an ad's class is, whatever the machine says. */
export const JobVerdict = z.object({
  class: z.enum(targetClasses),
  reason: PersonName,
  by: PersonName,
  at: z.iso.datetime(),
});
export type JobVerdict = z.infer<typeof JobVerdict>;

export const NewVerdict = JobVerdict.pick({ class: true }).extend({ reason: Reason });
export type NewVerdict = z.infer<typeof NewVerdict>;

/** A judged ad, as labelled ads are written. */
export type Label = Pick<Job, "id" | "title" | "company" | "location" | "country" | "language"> & {
  origin: string;
  source: string | null;
  text: string | null;
  labels: { targetClass: JobVerdict["class"] };
};

export const JobRecord = Job.extend({
  analysis: Analysis.nullable(),
  verdict: JobVerdict.nullable(),
  postings: z.array(Posting),
  history: z.array(HistoryEntry),
});
export type JobRecord = z.infer<typeof JobRecord>;

/** A job of another company that is probably the same vacancy. */
export const JobCopy = Job.pick({ id: true, number: true, title: true, company: true });
export type JobCopy = z.infer<typeof JobCopy>;

/** How many of the filtered jobs fall into each class; the class filter itself is left out of the count. */
export const JobCounts = z.object({
  total: z.number().int(),
  hardTargets: z.number().int(),
  softTargets: z.number().int(),
  potential: z.number().int(),
  samples: z.number().int(),
});
export type JobCounts = z.infer<typeof JobCounts>;

export const AddedByAddress = z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) });
export const JobIds = z.object({ jobIds: z.array(z.uuid()).min(1).max(1000) });
export const Message = z.object({ message: z.string(), count: z.number().int().optional() });
