import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { recordKinds } from "@/modules/platform/record-kinds/rules";
import {
  mailProviders,
  mailSecurities,
  letterStates,
  logViews,
  longestSignature,
  longestSubject,
  longestText,
  mostAttached,
  mostListed,
  purposes,
} from "./rules";

/** Nothing in it can end a line of a letter's head. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, { message: "One line only" });

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
  /** What stands in the place for it, under the installation's key until it goes out. */
  sealed: z.string().max(4000).optional(),
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

/** Letters of the log, the newest first. */
export const LetterQuery = z.object({
  show: z.enum(logViews).default("all"),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(50),
});
export type LetterQuery = z.infer<typeof LetterQuery>;

/** A letter in the log: to whom and what became of it, not what it says. */
export const LoggedLetter = z.object({
  id: z.uuid(),
  purpose: z.enum(purposes),
  by: z.string().nullable(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  record: z.object({ kind: z.enum(recordKinds), id: z.uuid() }).nullable(),
  state: z.enum(letterStates),
  reason: z.string().nullable(),
  attempts: z.number().int(),
  nextAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type LoggedLetter = z.infer<typeof LoggedLetter>;

export const LetterPage = z.object({
  letters: z.array(LoggedLetter),
  next: z.string().nullable(),
});
export type LetterPage = z.infer<typeof LetterPage>;

/** How the mail stands as a whole. */
export const MailStatus = z.object({
  isSetUp: z.boolean(),
  /** How many letters stand where. */
  counts: z.record(z.enum(letterStates), z.number().int()),
  sentLastHour: z.number().int(),
  perHour: z.number().int(),
  /** What keeps everything from going out, and when it is tried again. */
  trouble: z
    .object({ sentence: z.string(), at: z.iso.datetime(), waitUntil: z.iso.datetime() })
    .nullable(),
});
export type MailStatus = z.infer<typeof MailStatus>;

/** What whoever writes letters has to know. */
export const Sender = z.object({
  /** Whether a letter's link would open outside: PUBLIC_URL is set. */
  canLink: z.boolean(),
  isSetUp: z.boolean(),
  name: z.string(),
  address: z.string(),
  trouble: z.string().nullable(),
});
export type Sender = z.infer<typeof Sender>;

/** What became of a test letter, as the server said it. */
export const MailTestResult = z.object({
  isWell: z.boolean(),
  to: z.string(),
  sentence: z.string(),
});
export type MailTestResult = z.infer<typeof MailTestResult>;

const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const host = z
  .string()
  .trim()
  .max(253)
  .refine((text) => text === "" || hostName.test(text), {
    message: "Enter a name such as mail.example.com",
  });

/** The server that takes our letters, and who they come from. */
export const MailServer = z.strictObject({
  provider: z.enum(mailProviders),
  host,
  port: z.number(required).int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  user: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\p{Cc}]*$/u),
  fromName: line(200).trim(),
  fromAddress: z.union([z.literal(""), z.email("Invalid email address").max(254)]),
  /** Answers to `reply+…@` this domain are taken in; empty where nobody does that. */
  replyDomain: host,
  /** As many letters as the service lets through. */
  perHour: z.number(required).int().min(1).max(100_000),
});
export type MailServer = z.infer<typeof MailServer>;

/** The one folder whose messages are filed; whatever else lies in that mailbox is nobody's business. */
export const MailInbox = z.strictObject({
  isOn: z.boolean(),
  host,
  port: z.number(required).int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  user: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\p{Cc}]*$/u),
  folder: line(200).trim(),
});
export type MailInbox = z.infer<typeof MailInbox>;

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    email: MailServer;
    inbox: MailInbox;
  }
}
