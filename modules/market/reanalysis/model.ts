import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import { reportFormats, states } from "./rules";

/** One line of why a score moved: what it brought before and brings now. */
export const Reason = z.object({
  code: z.string(),
  /** English sentence fragment. */
  because: z.string(),
  before: z.number(),
  after: z.number(),
});
export type Reason = z.infer<typeof Reason>;

/** One job whose score or class is another than before. */
export const Move = z.object({
  jobId: z.uuid(),
  /** What people say aloud: J-0042. */
  number: z.string(),
  title: z.string(),
  before: z.number().int(),
  after: z.number().int(),
  classBefore: z.enum(targetClasses),
  classAfter: z.enum(targetClasses),
  why: z.array(Reason),
});
export type Move = z.infer<typeof Move>;

/** What a run changed. */
export const Report = z.object({
  analysed: z.number().int(),
  scoresChanged: z.number().int(),
  classesChanged: z.number().int(),
  /** How many changed jobs went from which class to which. */
  classes: z.array(
    z.object({
      from: z.enum(targetClasses),
      to: z.enum(targetClasses),
      jobs: z.number().int(),
    }),
  ),
  movers: z.array(Move),
});
export type Report = z.infer<typeof Report>;

export const AnalysisRun = z.object({
  id: z.uuid(),
  state: z.enum(states),
  /** The version that jobs are brought to. */
  version: z.string(),
  startedBy: PersonName,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  total: z.number().int(),
  done: z.number().int(),
  /** Ads that could not be read in time; they keep the score they have. */
  failed: z.number().int(),
  /** Whole percent. */
  progress: z.number().int(),
  report: Report.nullable(),
});
export type AnalysisRun = z.infer<typeof AnalysisRun>;

/** What the screen asks: how many jobs an older version scored, and the run that is on or was last. */
export const Overview = z.object({
  version: z.string(),
  stale: z.number().int(),
  run: AnalysisRun.nullable(),
});
export type Overview = z.infer<typeof Overview>;

export const ReportQuery = z.object({ format: z.enum(reportFormats).default("json") });
