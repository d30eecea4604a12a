import { z } from "zod";
import { statuses } from "@/modules/staffing/applications/rules";
import { content, subject } from "@/modules/engagement/communications/model";
import { templateLanguages } from "@/modules/engagement/communications/rules";
import { answeredAtOnce } from "./rules";

/** How several applications go on, and what each of their candidates is told. */
export const Answer = z.strictObject({
  applications: z
    .array(z.object({ id: z.uuid(), version: z.number().int() }))
    .min(1)
    .max(answeredAtOnce),
  status: z.enum(statuses),
  reason: z.string().trim().max(500).optional(),
  /** Left out where nobody is written to. */
  message: z.strictObject({ subject: subject.min(1, "Required"), content }).optional(),
});
export type Answer = z.infer<typeof Answer>;

export const Answered = z.object({
  /** Those that moved, as they are now. */
  moved: z.array(z.object({ id: z.uuid(), version: z.number().int() })),
  /** How many letters wait to be sent. */
  sent: z.number().int(),
  /** Candidates who could not be written to: without an address, or mail to it came back. */
  unreachable: z.number().int(),
});
export type Answered = z.infer<typeof Answered>;

/** A text to begin with. */
export const AnswerDraft = z.object({
  status: z.enum(statuses),
  language: z.enum(templateLanguages),
  subject: z.string(),
  content: z.string(),
});
export type AnswerDraft = z.infer<typeof AnswerDraft>;
