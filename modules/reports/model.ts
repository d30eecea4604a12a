import { z } from "zod";
import { origins } from "@/modules/candidates/rules";
import { contractTypes } from "@/modules/deployments/rules";
import { Days, Figure, Range } from "@/modules/measures/model";
import { periodNames } from "@/modules/periods/rules";
import { stageTypes } from "@/modules/projects/rules";
import { complianceChecks, focusKinds, mostLines, riskAreas, riskKinds, riskLevels } from "./rules";

/** A period by its name, or both of its days; without either, what is usual. */
export const ReportQuery = z.object({
  period: z.enum(periodNames).optional(),
  from: z.iso.date("Invalid date").optional(),
  to: z.iso.date("Invalid date").optional(),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

const count = z.number().int();
const euros = z.number();
/** Percent against the equal period before; null where that had nothing. */
const growth = z.number().nullable();

/** What every report says first: the days it is about and those it is compared with. */
const compared = { period: Days, previous: Days, asOf: z.iso.datetime() };

/** What clients are asked for, and what is left of it for the agency: its fees and margins. */
const earned = { revenue: euros, billed: euros, n: count };

const Month = z.object({ month: z.string(), revenue: euros });

/** Specification §3. Revenue is the fees and margins of the period, in euros. */
export const RevenueReport = z.object({
  ...compared,
  current: z.object({
    total: euros,
    growth,
    billed: euros,
    /** How many deployments were at work or began at a fee, and how many of them at rates that nobody noted. */
    n: count,
    unpriced: count,
    byService: z.array(
      z.object({ ...earned, service: z.enum(contractTypes), percentage: z.number(), growth }),
    ),
    byClient: z.array(
      z.object({ ...earned, id: z.string(), name: z.string(), percentage: z.number() }),
    ),
    /** By day, week or month, as long as the period is. */
    series: z.array(Days.extend({ revenue: euros, billed: euros })),
  }),
  forecast: z.object({
    /** Null where fewer whole months are known than the method needs. */
    nextQuarter: euros.nullable(),
    yearEnd: euros.nullable(),
    nextQuarterRange: Range.nullable(),
    yearEndRange: Range.nullable(),
    /** The whole months that it rests on, and how many it needs. */
    months: z.array(Month),
    needed: count,
  }),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

export const PerformanceReport = z.object({
  ...compared,
  /** Begun in the period, and in this calendar month. */
  placements: z.object({ total: count, thisMonth: count }),
  /** As the specification has it: a benchmark where `figures` says so. */
  metrics: z.object({
    timeToFill: z.number(),
    successRate: z.number(),
    clientSatisfaction: z.number(),
  }),
  figures: z.object({
    placements: Figure,
    placementsThisMonth: Figure,
    /** Median days. */
    timeToFill: Figure,
    /** Percent. */
    successRate: Figure,
    /** Out of five. */
    clientSatisfaction: Figure,
  }),
  /** Placements begun, by day, week or month. */
  series: z.array(Days.extend({ placements: count })),
  /** How long candidates stood in each kind of stage that they left in the period. */
  stages: z.array(
    z.object({ type: z.enum(stageTypes), n: count, medianDays: z.number().nullable() }),
  ),
  /** Where the candidates came from who were taken up in the period, and those who were placed in it. */
  sources: z.array(z.object({ source: z.enum(origins), candidates: count, placements: count })),
  recruiters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      placements: count,
      /** Percent of the seats of the closed projects on whose team they are; null without any. */
      successRate: z.number().nullable(),
      seats: count,
      timeToFill: z.number().nullable(),
      revenue: euros,
    }),
  ),
});
export type PerformanceReport = z.infer<typeof PerformanceReport>;

export const GdprReport = z.object({
  ...compared,
  /** Percent by name. */
  compliance: z.record(z.enum(complianceChecks), z.number()),
  /** What each of those percentages was counted from. */
  checks: z.array(
    z.object({ name: z.enum(complianceChecks), kept: count, of: count, percent: z.number() }),
  ),
  activities: z.object({
    categories: z.array(z.object({ type: z.string(), count })),
    total: count,
    thisMonth: count,
    change: growth,
  }),
  risks: z.array(
    z.object({
      area: z.enum(riskAreas),
      level: z.enum(riskLevels),
      n: count,
      /** A sentence that says what to do. */
      action: z.string(),
      /** Where it is done. */
      link: z.string(),
    }),
  ),
});
export type GdprReport = z.infer<typeof GdprReport>;

const Demand = { n: count, before: count, change: growth, employers: count };

export const AnalyticsMetrics = z.object({
  ...compared,
  overview: z.object({
    totalJobs: count,
    totalCandidates: count,
    activeProjects: count,
    completedPlacements: count,
  }),
  trends: z.object({
    jobGrowth: growth,
    candidateGrowth: growth,
    /** Ads and candidates that came in the period, and in the one before. */
    jobs: z.object({ n: count, before: count }),
    candidates: z.object({ n: count, before: count }),
    /** Countries as the specification writes them; `demand` is the number of ads. */
    demandByCountry: z.array(z.object({ country: z.string(), demand: count, ...Demand })),
    hotSkills: z.array(z.object({ skill: z.string(), growth, ...Demand })),
    series: z.array(Days.extend({ jobs: count, candidates: count })),
  }),
  kpis: z.object({ timeToFill: Figure, successRate: Figure, clientSatisfaction: Figure }),
  predictions: z.object({
    /** Ads to be expected in the next thirteen weeks; null under the minimum of whole weeks. */
    nextQuarterDemand: count.nullable(),
    range: Range.nullable(),
    weeks: count,
    needed: count,
    recommendedFocus: z.array(
      z.object({
        kind: z.enum(focusKinds),
        subject: z.string(),
        n: count,
        before: count,
        /** How many candidates could answer; only of a shortage. */
        candidates: count.nullable(),
        link: z.string(),
      }),
    ),
    riskFactors: z.array(
      z.object({
        kind: z.enum(riskKinds),
        subject: z.string().nullable(),
        n: count,
        of: count,
        link: z.string(),
      }),
    ),
  }),
});
export type AnalyticsMetrics = z.infer<typeof AnalyticsMetrics>;

/** What stands behind a figure: the same filter, line by line. */
export const PlacementQuery = ReportQuery.extend({
  service: z.enum(contractTypes).optional(),
  clientId: z.uuid().optional(),
  recruiterId: z.string().max(64).optional(),
  source: z.enum(origins).optional(),
  /** Those that earned in the period, or only those that began in it. */
  of: z.enum(["earning", "begun"]).default("begun"),
  limit: z.coerce.number().int().min(1).max(mostLines).default(mostLines),
});
export type PlacementQuery = z.infer<typeof PlacementQuery>;

export const PlacementLine = z.object({
  id: z.uuid(),
  number: z.string(),
  position: z.string(),
  candidateName: z.string().nullable(),
  clientName: z.string(),
  projectName: z.string().nullable(),
  recruiter: z.string().nullable(),
  service: z.enum(contractTypes),
  source: z.enum(origins).nullable(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  daysToFill: count.nullable(),
  revenue: euros,
  billed: euros,
});
export type PlacementLine = z.infer<typeof PlacementLine>;

export const PlacementLines = z.object({
  ...compared,
  lines: z.array(PlacementLine),
  /** Of all of them, also those beyond the limit. */
  total: count,
  revenue: euros,
  billed: euros,
});
export type PlacementLines = z.infer<typeof PlacementLines>;

export const AdQuery = ReportQuery.extend({
  /** As the specification writes it. */
  country: z.string().max(2).optional(),
  skill: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(mostLines).default(mostLines),
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
  total: count,
});
export type AdLines = z.infer<typeof AdLines>;
