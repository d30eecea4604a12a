import { z } from "zod";
import { Job } from "@/modules/market/jobs/model";
import { Figure } from "@/modules/reporting/metrics/model";
import { PersonName, PersonNameOnly, PersonNameUnless } from "@/modules/records/core/model";
import { recordKinds } from "@/modules/records/core/rules";
import {
  cards,
  firstSteps,
  movableCards,
  oneClient,
  recentEvents,
  recentTabs,
  recentTypes,
} from "./rules";

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

/** One thing that a person or the product has just done. */
export const RecentLine = z.object({
  key: z.string(),
  type: z.enum(recentTypes),
  event: z.enum(recentEvents),
  at: z.iso.datetime(),
  by: PersonName.nullable(),
  /** What it is, and what it is with; null where nobody is named. */
  title: PersonNameUnless({ event: ["jobAdded"] }).nullable(),
  other: PersonNameUnless({ event: ["jobAdded", "matched"] }).nullable(),
  score: z.number().nullable(),
  /** Where it is seen. */
  kind: z.enum(recordKinds),
  id: z.uuid(),
});
export type RecentLine = z.infer<typeof RecentLine>;

export const RecentQuery = z.object({ tab: z.enum(recentTabs).default("all") });

/** One sentence, the number in it, and the list behind that number. */
export const Point = z.object({
  /** What was counted, in a few English words. */
  topic: z.string(),
  text: PersonNameOnly({ topic: [oneClient] }),
  n: z.number(),
  link: z.string(),
});
export type Point = z.infer<typeof Point>;

const Told = z.object({
  /** Specification §3: the sentences, one after the other. */
  content: PersonName,
  points: z.array(Point),
  /** The same numbers in a model's words, and which model; null where none was asked. */
  worded: z.object({ text: PersonName, by: z.string() }).nullable(),
});

/** Specification §3; nothing in it that was not counted. */
export const Insights = z.object({
  marketTrends: Told,
  recommendations: Told,
  performance: z.object({
    matchAccuracy: z.number().nullable(),
    timeToFill: z.number().nullable(),
    clientSatisfaction: z.number().nullable(),
  }),
  figures: z.object({ matchAccuracy: Figure, timeToFill: Figure, clientSatisfaction: Figure }),
  computedAt: z.iso.datetime(),
});
export type Insights = z.infer<typeof Insights>;

export const Step = z.object({
  name: z.enum(Object.keys(firstSteps) as [keyof typeof firstSteps]),
  isDone: z.boolean(),
});
export type Step = z.infer<typeof Step>;

const row = z.array(z.enum(movableCards)).max(movableCards.length);

export const DashboardLayout = z.strictObject({
  wide: row,
  narrow: row,
  hidden: z.array(z.enum(cards)).max(cards.length),
});
