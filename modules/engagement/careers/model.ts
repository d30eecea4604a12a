import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { portalCategories } from "@/modules/knowledge/analysis/rules";
import { country } from "@/modules/records/core/model";
import { locales } from "@/modules/platform/accounts/rules";
import {
  employmentTypeNames,
  maxPay,
  maxDescriptionLength,
  maxOptionLength,
  maxQuestionLength,
  maxOptions,
  maxQuestions,
  publicationStates,
  questionKinds,
  salaryPeriods,
  minDescriptionLength,
} from "./rules";

const said = (longest: number) => z.string(required).trim().min(1, "Required").max(longest);

/** What an applicant is asked besides name and address. */
export const Question = z
  .object({
    id: z.uuid(),
    words: said(maxQuestionLength),
    kind: z.enum(questionKinds),
    /** What a choice is between; the other kinds have none. */
    options: z.array(said(maxOptionLength)).max(maxOptions),
    isRequired: z.boolean(),
  })
  .refine(({ kind, options }) => kind !== "choice" || new Set(options).size > 1, {
    message: "A multiple-choice question needs at least two options.",
    path: ["options"],
  });
export type Question = z.infer<typeof Question>;

const pay = z.number(required).min(1, "Required").max(maxPay, "Invalid number");

const facts = {
  locale: z.enum(locales),
  title: said(120),
  /** Null where the employer is not named. */
  company: z.string().trim().max(120).nullable(),
  city: said(80),
  country,
  category: z.enum(portalCategories),
  employmentType: z.enum(employmentTypeNames),
  salaryFrom: pay,
  salaryTo: pay,
  salaryPeriod: z.enum(salaryPeriods),
  description: z
    .string(required)
    .trim()
    .min(minDescriptionLength, "Describe the job in a few sentences.")
    .max(maxDescriptionLength),
  questions: z.array(Question).max(maxQuestions),
  needsCv: z.boolean(),
  /** The last day on which somebody can apply. */
  closesOn: z.iso.date("Invalid date").nullable(),
};

const isRange = ({ salaryFrom, salaryTo }: { salaryFrom: number; salaryTo: number }) =>
  salaryFrom <= salaryTo;
const noRange = { message: "The maximum is below the minimum.", path: ["salaryTo"] };

/** Nothing is published without a range of pay, in euros. */
export const NewPublication = z.object(facts).refine(isRange, noRange);
export type NewPublication = z.infer<typeof NewPublication>;

export const PublicationChanges = z
  .object({ ...facts, version: z.number().int() })
  .refine(isRange, noRange);
export type PublicationChanges = z.infer<typeof PublicationChanges>;

export const Publication = z.object({
  ...facts,
  company: z.string().nullable(),
  country: z.string(),
  id: z.uuid(),
  jobId: z.uuid(),
  slug: z.string(),
  state: z.enum(publicationStates),
  publishedAt: z.iso.datetime(),
  closesAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type Publication = z.infer<typeof Publication>;

/** What a job already tells of its publication; what it does not tell is for a person to say. */
export const PublicationDraft = z.object({
  locale: z.enum(locales),
  title: z.string(),
  company: z.string().nullable(),
  /** Who the ad says it is for, whom the public text may name by mistake. */
  employer: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  category: z.enum(portalCategories).nullable(),
  salaryFrom: z.number().nullable(),
  salaryTo: z.number().nullable(),
  description: z.string(),
  closesOn: z.iso.date(),
});
export type PublicationDraft = z.infer<typeof PublicationDraft>;

/** A job's publication, and what a new one would begin with. */
export const JobPublication = z.object({
  publication: Publication.nullable(),
  draft: PublicationDraft,
});
export type JobPublication = z.infer<typeof JobPublication>;

/** What whoever looks for work chose; an address that says something else is as good as none. */
export const CareersQuery = z.object({
  q: z.string().trim().max(200).catch("").default(""),
  category: z.enum(portalCategories).optional().catch(undefined),
  country: country.optional().catch(undefined),
  /** Euros a year at least. */
  pay: z.coerce.number().int().min(0).max(maxPay).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(500).catch(1).default(1),
  lang: z.enum(locales).optional().catch(undefined),
});
export type CareersQuery = z.infer<typeof CareersQuery>;
export type CareersFilter = Partial<Omit<CareersQuery, "lang" | "page">>;
