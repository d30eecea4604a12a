import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { words } from "@/modules/records/core/model";
import { maxScore, minScore, moments, parties } from "./rules";

const form = { moment: z.enum(moments), party: z.enum(parties) };

/** One form of a deployment: filled in, or due on a day. */
export const Feedback = z.object({
  ...form,
  /** The day it is asked for. */
  day: z.iso.date(),
  isDue: z.boolean(),
  score: z.number().int().nullable(),
  text: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

export const DeploymentFeedback = z.object({
  average: z.number().nullable(),
  forms: z.array(Feedback),
});
export type DeploymentFeedback = z.infer<typeof DeploymentFeedback>;

export const NewFeedback = z.object({
  ...form,
  score: z.int(required).min(minScore, "Required").max(maxScore),
  text: words(2000),
});
export type NewFeedback = z.infer<typeof NewFeedback>;

/** A form that nobody has filled in yet. */
export const DueFeedback = z.object({
  ...form,
  day: z.iso.date(),
  deploymentId: z.uuid(),
  number: z.string(),
  candidateName: z.string().nullable(),
  clientName: z.string(),
});
export type DueFeedback = z.infer<typeof DueFeedback>;

export const FeedbackOverview = z.object({
  average: z.number().nullable(),
  count: z.number().int(),
  /** How many forms are due; those listed are the oldest of them. */
  waiting: z.number().int(),
  due: z.array(DueFeedback),
});
export type FeedbackOverview = z.infer<typeof FeedbackOverview>;
