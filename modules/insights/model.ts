import { z } from "zod";
import { Job } from "@/modules/jobs/model";

/** A figure with its change against the previous equal period; null where there is nothing to measure yet. */
const Figure = z.object({
  value: z.number().nullable(),
  /** Percent against the 30 days before; null where there is no base. */
  change: z.number().nullable(),
  /** True where the value is the editable benchmark shown until enough own data exists. */
  isBenchmark: z.boolean(),
});

/** `activeJobs`, `totalCandidates`, `successRate` and `revenue` are specification §3; `figures` says more about each. */
export const DashboardMetrics = z.object({
  activeJobs: z.number().int(),
  totalCandidates: z.number().int(),
  successRate: z.number(),
  revenue: z.number(),
  figures: z.object({
    activeJobs: Figure,
    totalCandidates: Figure,
    successRate: Figure,
    revenue: Figure,
  }),
  /** Up to three recent scraped jobs with a score of at least 80, newest first. */
  strongMatches: z.array(Job),
  asOf: z.iso.datetime(),
});
export type DashboardMetrics = z.infer<typeof DashboardMetrics>;
