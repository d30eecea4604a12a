import { z } from "zod";
import { recordKinds } from "@/modules/records/rules";
import {
  letterStates,
  longestSignature,
  longestSubject,
  longestText,
  mostAttached,
  purposes,
} from "./rules";

/** Nothing in it can end a line of a letter's head. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, "One line only");

export const MailAddress = z.email("Invalid email address").max(254);

/** An event that calendars take in. */
export const CalendarPart = z.object({
  method: z.enum(["REQUEST", "CANCEL"]),
  content: z.string().max(200_000),
});
export type CalendarPart = z.infer<typeof CalendarPart>;

/** A file of the house, by the name its content is kept under. */
export const AttachedFile = z.object({ name: line(200), type: line(120), storage: line(120) });
export type AttachedFile = z.infer<typeof AttachedFile>;

/** A letter as somebody hands it in. */
export const Letter = z.object({
  id: z.uuid(),
  purpose: z.enum(purposes),
  /** In whose name; null is the house itself. */
  userId: z.uuid().nullable(),
  to: z.object({ name: line(200), address: MailAddress }),
  subject: line(longestSubject),
  text: z.string().max(longestText),
  html: z.string().max(longestText).nullable().optional(),
  calendar: CalendarPart.nullable().optional(),
  attachments: z.array(AttachedFile).max(mostAttached).optional(),
  /** Further lines of its head, such as List-Unsubscribe. */
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z-]{1,60}$/), line(900)).optional(),
  replyTo: MailAddress.nullable().optional(),
  inReplyTo: line(900).nullable().optional(),
  references: z.array(line(900)).max(50).optional(),
  record: z
    .object({ kind: z.enum(recordKinds), id: z.uuid() })
    .nullable()
    .optional(),
  onceKey: z.string().min(1).max(300),
  notBefore: z.iso.datetime().optional(),
});
export type Letter = z.infer<typeof Letter>;

/** Where a letter stands, for whoever posted it. */
export const Standing = z.object({
  state: z.enum(letterStates),
  reason: z.string().nullable(),
  attempts: z.number().int(),
  nextAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  messageId: z.string().nullable(),
});
export type Standing = z.infer<typeof Standing>;

export const Signature = z.object({ text: z.string().max(longestSignature) });
export type Signature = z.infer<typeof Signature>;
