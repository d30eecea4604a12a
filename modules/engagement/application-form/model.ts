import { z } from "zod";
import { locales } from "@/modules/platform/accounts/rules";

/** A text field; a value of another type or a longer one counts as empty. */
const text = z.string().max(50_000).catch("").default("");

/** The form as submitted. Nothing is rejected here, so that a form with errors can be shown again as it was. */
export const SentForm = z
  .object({
    stamp: text,
    /** Honeypot: hidden from people, filled in by bots. */
    fax: text,
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    coverLetter: text,
    expectedSalary: text,
    salaryCurrency: text,
    salaryPeriod: text,
    availableDate: text,
    relocate: text,
    keep: text,
    share: text,
    marketing: text,
    /** File name of the CV in the previous attempt: browsers do not resubmit a file. */
    cvWas: text,
    /** Whether they send none after all. */
    withoutCv: text,
    cv: z.instanceof(File).optional().catch(undefined),
  })
  // The answers to a job's own questions come under the questions' ids.
  .catchall(text);
export type SentForm = z.infer<typeof SentForm>;

export const Lang = z.object({ lang: z.enum(locales).optional().catch(undefined) });

/** The one button of the page behind the link. */
export const Confirm = z.object({ wish: z.literal("confirm") });

/** Somebody who sent the form and has not confirmed it, as the office sees them. */
export const Applicant = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When a letter left that asks them; null where none could go. */
  askedAt: z.iso.datetime().nullable(),
  /** What they sent is gone after that. */
  keptUntil: z.iso.datetime(),
});
export type Applicant = z.infer<typeof Applicant>;

/** Which candidate they are; null makes a new one. */
export const TakingUp = z.object({ candidateId: z.uuid().nullable() }).strict();
export const TakenUp = z.object({ candidateId: z.uuid() });
export type TakenUp = z.infer<typeof TakenUp>;
