import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { origins } from "@/modules/crm/candidates/rules";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { Count, Euros, Figure, Growth, Range } from "@/modules/reporting/metrics/model";
import { compared, Days, PeriodQuery } from "@/modules/knowledge/periods/model";
import { stageTypes } from "@/modules/staffing/projects/rules";
import { complianceChecks, maxLines, riskAreas, riskLevels } from "./rules";

export * from "@/modules/reporting/analytics/model";
export { PeriodQuery as ReportQuery } from "@/modules/knowledge/periods/model";

/** What clients are asked for, and what is left of it for the agency: its fees and margins. */
const earned = { revenue: Euros, billed: Euros, n: Count };

/** Approved hours of the period, as they are invoiced; amounts in euros. */
const Hours = z.object({
  minutes: Count,
  /** What was agreed for the same days. */
  plannedMinutes: Count,
  billed: Euros,
  margin: Euros,
  invoiced: Euros,
  waiting: Euros,
  writtenOff: Euros,
});

/** What a month came to, and what was agreed for it. */
const Month = z.object({ month: z.string(), revenue: Euros, agreed: Euros });

/**
 * Specification §3. Revenue is the fees and margins of the period, in euros: of approved hours as they were worked, of
 * every other week as it was agreed.
 */
export const RevenueReport = z.object({
  ...compared,
  current: z.object({
    total: Euros,
    /** What it would be if everything had come as agreed, and how much of it rests on agreements alone. */
    agreed: Euros,
    estimated: Euros,
    growth: Growth,
    billed: Euros,
    /** How many deployments were at work or began at a fee, and how many of them at rates that nobody noted. */
    n: Count,
    unpriced: Count,
    /** What actually came of it, where hours are kept. */
    hours: Hours,
    byService: z.array(
      z.object({
        ...earned,
        service: z.enum(contractTypes),
        percentage: z.number(),
        growth: Growth,
      }),
    ),
    byClient: z.array(
      z.object({ ...earned, id: z.string(), name: PersonName, percentage: z.number() }),
    ),
    /** By day, week or month, as long as the period is. */
    series: z.array(Days.extend({ revenue: Euros, billed: Euros, agreed: Euros })),
  }),
  forecast: z.object({
    /** Null where fewer whole months are known than the method needs. */
    nextQuarter: Euros.nullable(),
    yearEnd: Euros.nullable(),
    nextQuarterRange: Range.nullable(),
    yearEndRange: Range.nullable(),
    /** The whole months that it rests on, and how many it needs. */
    months: z.array(Month),
    needed: Count,
    /** What is agreed from tomorrow on, of a quarter and to the end of the year. */
    agreed: z.object({ nextQuarter: Euros, yearEnd: Euros }),
  }),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

export const PerformanceReport = z.object({
  ...compared,
  /** Begun in the period, and in this calendar month. */
  placements: z.object({ total: Count, thisMonth: Count }),
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
  series: z.array(Days.extend({ placements: Count })),
  /** How long candidates stood in each kind of stage that they left in the period. */
  stages: z.array(
    z.object({ type: z.enum(stageTypes), n: Count, medianDays: z.number().nullable() }),
  ),
  /** Where the candidates came from who were taken up in the period, and those who were placed in it. */
  sources: z.array(z.object({ source: z.enum(origins), candidates: Count, placements: Count })),
  recruiters: z.array(
    z.object({
      id: z.string(),
      name: PersonName,
      placements: Count,
      /** Percent of the seats of the closed projects on whose team they are; null without any. */
      successRate: z.number().nullable(),
      seats: Count,
      timeToFill: z.number().nullable(),
      revenue: Euros,
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
    z.object({ name: z.enum(complianceChecks), kept: Count, of: Count, percent: z.number() }),
  ),
  activities: z.object({
    categories: z.array(z.object({ type: z.string(), count: Count })),
    total: Count,
    thisMonth: Count,
    change: Growth,
  }),
  risks: z.array(
    z.object({
      area: z.enum(riskAreas),
      level: z.enum(riskLevels),
      n: Count,
      /** A sentence that says what to do. */
      action: z.string(),
      /** Where it is done. */
      link: z.string(),
    }),
  ),
});
export type GdprReport = z.infer<typeof GdprReport>;

/** What stands behind a figure: the same filter, line by line. */
export const PlacementQuery = PeriodQuery.extend({
  service: z.enum(contractTypes).optional(),
  clientId: z.uuid().optional(),
  recruiterId: z.string().max(64).optional(),
  source: z.enum(origins).optional(),
  /** Those that earned in the period, or only those that began in it. */
  of: z.enum(["earning", "begun"]).default("begun"),
  limit: z.coerce.number().int().min(1).max(maxLines).default(maxLines),
});
export type PlacementQuery = z.infer<typeof PlacementQuery>;

export const PlacementLine = z.object({
  id: z.uuid(),
  number: z.string(),
  position: z.string(),
  candidateName: PersonName.nullable(),
  clientName: PersonName,
  projectName: z.string().nullable(),
  recruiter: PersonName.nullable(),
  service: z.enum(contractTypes),
  source: z.enum(origins).nullable(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  daysToFill: Count.nullable(),
  revenue: Euros,
  billed: Euros,
});
export type PlacementLine = z.infer<typeof PlacementLine>;

export const PlacementLines = z.object({
  ...compared,
  lines: z.array(PlacementLine),
  /** Of all of them, also those beyond the limit. */
  total: Count,
  revenue: Euros,
  billed: Euros,
});
export type PlacementLines = z.infer<typeof PlacementLines>;
