import { z } from "zod";
import { words } from "@/modules/records/core/model";
import { locales } from "@/modules/platform/accounts/rules";
import { maxCommentLength, maxDays, maxEntries, reasons, defaultDays, verdicts } from "../rules";

/** What a client said last of a candidate. */
export const Feedback = z.object({
  candidateId: z.uuid(),
  at: z.iso.datetime(),
  verdict: z.enum(verdicts),
  reason: z.enum(reasons).nullable(),
  comment: z.string().nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

export const Shortlist = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  message: z.string().nullable(),
  isNamed: z.boolean(),
  locale: z.enum(locales),
  candidates: z.array(z.object({ id: z.uuid(), name: z.string().nullable() })),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** When it was opened, the latest first, and from which network. */
  views: z.array(z.object({ at: z.iso.datetime(), network: z.string() })),
  feedback: z.array(Feedback),
});
export type Shortlist = z.infer<typeof Shortlist>;

export const NewShortlist = z.object({
  candidateIds: z.array(z.uuid()).min(1).max(maxEntries),
  isNamed: z.boolean(),
  locale: z.enum(locales),
  days: z.int("Invalid number").min(1).max(maxDays).default(defaultDays),
  message: words(1000),
});
export type NewShortlist = z.infer<typeof NewShortlist>;

/** The address is answered once; nobody can read it out of the database again. */
export const MadeShortlist = Shortlist.extend({ path: z.string() });

/** What a client sends by the page's form. */
export const Answer = z.object({
  candidate: z.uuid(),
  verdict: z.enum(verdicts),
  reason: z.enum(reasons).or(z.literal("")).optional(),
  comment: z.string().trim().max(maxCommentLength).optional(),
});
export type Answer = z.infer<typeof Answer>;
