import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { types } from "@/modules/engagement/interviews/rules";
import { channels, periods, defaultPeriod } from "./rules";

/** The four tiles above engagement, specification §3. */
export const CrmMetrics = z.object({
  /** All that were ever scheduled, whatever became of them. */
  totalInterviews: z.number().int(),
  /** Percent of those that came to an end; null as long as none has. */
  completionRate: z.number().int().nullable(),
  /** Out of five, to one decimal; null as long as nobody has filled in a scorecard. */
  avgFeedbackScore: z.number().nullable(),
  /** People with an open application, an interview ahead or a campaign that they answered lately. */
  activeEngagements: z.number().int(),
});
export type CrmMetrics = z.infer<typeof CrmMetrics>;

export const AnalyticsQuery = z.object({
  /** The last so many days, unless both dates are given. */
  period: z.enum(periods).default(defaultPeriod),
  from: z.iso.date("Invalid date").optional(),
  to: z.iso.date("Invalid date").optional(),
});
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

const count = z.number().int();
const percent = z.number().int().nullable();

export const Outcomes = z.object({
  total: count,
  scheduled: count,
  completed: count,
  noShow: count,
  cancelled: count,
  completionRate: percent,
  noShowRate: percent,
  /** Days from the scheduling to the interview, of those that were held: the middle one. */
  leadDays: z.number().nullable(),
  averageScore: z.number().nullable(),
});
export type Outcomes = z.infer<typeof Outcomes>;

/** How soon one side answers the other. */
const Answers = z.object({
  messages: count,
  answered: count,
  /** The middle one; null where nobody has answered. */
  medianHours: z.number().nullable(),
});
export type Answers = z.infer<typeof Answers>;

const ChannelFigures = z.object({
  channel: z.enum(channels),
  sent: count,
  ours: Answers,
  theirs: Answers,
});
export type ChannelFigures = z.infer<typeof ChannelFigures>;

export const Analytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  interviews: Outcomes,
  /** Every week of the period by its Monday, also one without interviews. */
  weeks: z.array(Outcomes.extend({ week: z.iso.date() })),
  types: z.array(Outcomes.extend({ type: z.enum(types) })),
  /** Whoever was to ask the questions; one interview may have several. */
  interviewers: z.array(Outcomes.extend({ userId: z.string(), name: PersonName })),
  channels: z.array(ChannelFigures),
});
export type Analytics = z.infer<typeof Analytics>;
