import { z } from "zod";
import { PersonNameUnless } from "@/modules/records/core/model";
import { Count, Figure, Growth, Range } from "@/modules/reporting/metrics/model";
import { compared, Days, PeriodQuery } from "@/modules/knowledge/periods/model";
import { focusKinds, maxLines, riskKinds } from "./rules";

const Demand = { n: Count, before: Count, change: Growth, employers: Count };

export const AnalyticsMetrics = z.object({
  ...compared,
  overview: z.object({
    totalJobs: Count,
    totalCandidates: Count,
    activeProjects: Count,
    completedPlacements: Count,
  }),
  trends: z.object({
    jobGrowth: Growth,
    candidateGrowth: Growth,
    /** Ads and candidates that came in the period, and in the one before. */
    jobs: z.object({ n: Count, before: Count }),
    candidates: z.object({ n: Count, before: Count }),
    /** Countries as the specification writes them; `demand` is the number of ads. */
    demandByCountry: z.array(z.object({ country: z.string(), demand: Count, ...Demand })),
    hotSkills: z.array(z.object({ skill: z.string(), growth: Growth, ...Demand })),
    series: z.array(Days.extend({ jobs: Count, candidates: Count })),
  }),
  kpis: z.object({ timeToFill: Figure, successRate: Figure, clientSatisfaction: Figure }),
  predictions: z.object({
    /** Ads to be expected in the next thirteen weeks; null under the minimum of whole weeks. */
    nextQuarterDemand: Count.nullable(),
    range: Range.nullable(),
    weeks: Count,
    needed: Count,
    recommendedFocus: z.array(
      z.object({
        kind: z.enum(focusKinds),
        subject: z.string(),
        n: Count,
        before: Count,
        /** How many candidates could answer; only of a shortage. */
        candidates: Count.nullable(),
        link: z.string(),
      }),
    ),
    riskFactors: z.array(
      z.object({
        kind: z.enum(riskKinds),
        subject: PersonNameUnless({ kind: ["falling-demand"] }).nullable(),
        n: Count,
        of: Count,
        link: z.string(),
      }),
    ),
  }),
});
export type AnalyticsMetrics = z.infer<typeof AnalyticsMetrics>;

export const AdQuery = PeriodQuery.extend({
  /** As the specification writes it. */
  country: z.string().max(2).optional(),
  skill: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(maxLines).default(maxLines),
});
export type AdQuery = z.infer<typeof AdQuery>;

/** The ads behind a figure of the market. */
export const AdLines = z.object({
  ...compared,
  lines: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      company: z.string().nullable(),
      location: z.string().nullable(),
      country: z.string().nullable(),
      /** When it was put up, as its board says, or else when it was first seen. */
      at: z.string(),
    }),
  ),
  total: Count,
});
export type AdLines = z.infer<typeof AdLines>;
