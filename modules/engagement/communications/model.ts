import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { formatNames } from "@/modules/records/files/rules";
import { letterStates, suppressions } from "@/modules/platform/mail/rules";
import { words } from "@/modules/records/core/model";
import {
  audiences,
  directions,
  entityTypes,
  loggedTypes,
  maxNameLength,
  maxPageSize,
  maxSubjectLength,
  maxWrittenLength,
  maxFiles,
  pageSize,
  templateLanguages,
  types,
} from "./rules";

const Person = z.object({ id: z.uuid(), name: z.string() });

/** What was sent along. */
export const SentFile = z.object({
  id: z.uuid(),
  name: z.string(),
  format: z.enum(formatNames).nullable(),
  bytes: z.number().int(),
  /** Whether its bytes are there to be fetched. */
  isKept: z.boolean(),
  /** Why they are not. */
  trouble: z.string().nullable(),
});
export type SentFile = z.infer<typeof SentFile>;

/** What became of an e-mail that the product sends. */
export const Delivery = z.object({
  letterId: z.uuid(),
  state: z.enum(letterStates),
  /** When it is tried again, or when it was sent. */
  at: z.iso.datetime().nullable(),
  /** What the receiving side said, or what keeps it. */
  reason: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** Specification §3, and what one has to know beside it. */
export const Communication = z.object({
  id: z.uuid(),
  type: z.enum(types),
  /** Null while nobody knows where it belongs. */
  entityType: z.enum(entityTypes).nullable(),
  entityId: z.uuid().nullable(),
  /** How people call the record; empty once it is gone. */
  entityName: z.string(),
  subject: z.string(),
  /** Plain text; a list shows its beginning only. */
  content: z.string(),
  isShortened: z.boolean(),
  timestamp: z.iso.datetime(),
  direction: z.enum(directions),
  contactName: z.string().nullable(),
  contactAddress: z.string().nullable(),
  threadId: z.uuid(),
  durationMinutes: z.number().int().nullable(),
  /** Whose it is; null where it came to the agency. */
  author: Person.nullable(),
  isMine: z.boolean(),
  audience: z.enum(audiences),
  isAutomatic: z.boolean(),
  isFromElsewhere: z.boolean(),
  delivery: Delivery.nullable(),
  files: z.array(SentFile),
  isSample: z.boolean(),
  version: z.number().int(),
});
export type Communication = z.infer<typeof Communication>;

export const entity = { entityType: z.enum(entityTypes), entityId: z.uuid() };

export const CommunicationQuery = z.object({
  q: z.string().max(200).optional(),
  type: z.enum(types).optional(),
  direction: z.enum(directions).optional(),
  entityType: z.enum(entityTypes).optional(),
  entityId: z.uuid().optional(),
  /** `mine` are those of whoever asks, `unfiled` those that nobody knows where to put. */
  whose: z.enum(["all", "mine", "unfiled"]).default("all"),
  /** Days, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
});
export type CommunicationQuery = z.infer<typeof CommunicationQuery>;

export const subject = z
  .string(required)
  .trim()
  .max(maxSubjectLength)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "The subject must be one line.");
export const content = z
  .string(required)
  .trim()
  .min(1, "Enter a text first.")
  .max(maxWrittenLength);

const common = {
  ...entity,
  subject,
  content,
  contactName: words(maxNameLength),
  timestamp: z.iso.datetime("Invalid date").optional(),
  audience: z.enum(audiences).optional(),
};

/** A message that is sent, or only written down where `isSent` is false. */
export const NewMessage = z.strictObject({
  ...common,
  type: z.literal("email"),
  subject: subject.min(1, "Required"),
  /** Left out where the record has one address only: a candidate's own, or that of a client's only contact. */
  to: z.email("Invalid email address").max(254).optional(),
  isSent: z.boolean().default(true),
  direction: z.enum(directions).default("out"),
  /** Files of the same record. */
  fileIds: z.array(z.uuid()).max(maxFiles).default([]),
  /** The one that is answered. */
  inReplyTo: z.uuid().optional(),
  /** Its id, chosen by whoever asks, so that pressing twice sends once. */
  id: z.uuid().optional(),
});

/** A call, a meeting or a note, as somebody writes it down. */
export const NewLog = z.strictObject({
  ...common,
  type: z.enum(loggedTypes),
  direction: z.enum(directions).default("out"),
  durationMinutes: z.number().int().min(0).max(1440).nullable().default(null),
});

export const NewCommunication = z.discriminatedUnion("type", [NewMessage, NewLog]);
export type NewCommunication = z.infer<typeof NewCommunication>;
/** One of which it is known where it goes. */
export type NewMessage = z.infer<typeof NewMessage> & { to: string };
export type NewLog = z.infer<typeof NewLog>;

/** Somebody who can be written to about a record. */
export const Recipient = z.object({
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** As whom. */
  role: z.enum(["candidate", "contact"]),
  /** Mail to them came back, or they asked for none in bulk; a personal message may still go. */
  warning: z.enum(suppressions).nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

export const MessageTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  language: z.enum(templateLanguages),
  subject: z.string(),
  content: z.string(),
  /** One that the product brings; it is copied, never changed. */
  isStandard: z.boolean(),
  isArchived: z.boolean(),
  version: z.number().int(),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

/** A text with gaps, and whom and what it is about. */
export const PreviewQuery = z.strictObject({
  ...entity,
  subject,
  content: z.string().max(maxWrittenLength),
  language: z.enum(templateLanguages),
  contactName: words(maxNameLength),
  to: z.string().max(254).optional(),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

/** How it would read, which gaps nothing fills, and what stands under it. */
export const MessagePreview = z.object({
  subject: z.string(),
  content: z.string(),
  missing: z.array(z.string()),
  signature: z.string(),
});
export type MessagePreview = z.infer<typeof MessagePreview>;
