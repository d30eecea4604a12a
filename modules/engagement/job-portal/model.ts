import { z } from "zod";
import { portalCategories } from "@/modules/knowledge/analysis/rules";
import { Application, ApplicationWords } from "@/modules/staffing/applications/model";
import { documentTypes } from "@/modules/staffing/documents/rules";
import { Job, JobAnalysis } from "@/modules/market/jobs/model";
import { hiringSteps, maxPageSize, maxSearchLength, pageSize } from "./rules";

/** A job as whoever applies sees it: nothing of what the agency thinks of the employer. */
export const PortalJob = Job.pick({
  id: true,
  number: true,
  title: true,
  company: true,
  location: true,
  country: true,
  salary: true,
  salaryMin: true,
  salaryMax: true,
  salaryCurrency: true,
  description: true,
  postedDate: true,
  sourceType: true,
  language: true,
  createdAt: true,
}).extend({
  aiAnalysis: JobAnalysis.pick({
    category: true,
    portalCategory: true,
    dcSpecificSkills: true,
    criticalSystems: true,
    certifications: true,
    relevanceLevel: true,
  }).nullable(),
});
export type PortalJob = z.infer<typeof PortalJob>;

export const PortalFilter = z.object({
  /** Part of the title, the company or the place. Specification §5 */
  q: z.string().max(maxSearchLength).optional(),
  category: z.enum(portalCategories).optional(),
});
export type PortalFilter = z.infer<typeof PortalFilter>;

export const PortalQuery = PortalFilter.extend({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
});
export type PortalQuery = z.infer<typeof PortalQuery>;

/** What the head of the portal says. */
export const PortalHead = z.object({
  countries: z.number().int(),
  /** In percent. */
  successRate: z.object({ value: z.number(), isBenchmark: z.boolean() }),
  /** How many jobs are open, in all and in each category. */
  open: z.number().int(),
  categories: z.array(z.object({ category: z.enum(portalCategories), count: z.number().int() })),
});
export type PortalHead = z.infer<typeof PortalHead>;

/** A document that whoever was made an offer may open. */
const OfferDocument = z.object({
  type: z.enum(documentTypes),
  title: z.string(),
  fileId: z.uuid(),
});

/** An application as the one who applied sees it (specification §3). */
export const OwnApplication = Application.pick({
  id: true,
  jobId: true,
  jobTitle: true,
  company: true,
  appliedDate: true,
  status: true,
}).extend({
  interviewDate: z.iso.datetime().nullable(),
  /** The event of that interview, for one's own calendar. */
  interviewId: z.uuid().nullable(),
  papers: z.array(OfferDocument),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** Specification §3: what the form sends. */
export const NewOwnApplication = ApplicationWords.omit({ answers: true }).extend({
  jobId: z.uuid(),
});
export type NewOwnApplication = z.infer<typeof NewOwnApplication>;

/** The median days from applying to a step of hiring, and of how many. */
export const Pace = z.object({
  step: z.enum(hiringSteps),
  days: z.number().int(),
  cases: z.number().int(),
});
export type Pace = z.infer<typeof Pace>;
