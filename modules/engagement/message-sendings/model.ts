import { z } from "zod";
import { content, subject } from "@/modules/engagement/communications/model";
import { templateLanguages } from "@/modules/engagement/communications/rules";
import { PersonName } from "@/modules/records/core/model";
import { messageSendingStates, maxReaders } from "./rules";

const ids = z.array(z.uuid()).max(maxReaders, "Choose fewer people.").default([]);

/** People at clients: by themselves, or as the main contacts of these clients. */
export const Chosen = z.strictObject({ contactIds: ids, clientIds: ids });
export type Chosen = z.infer<typeof Chosen>;

export const NewMessageSending = Chosen.extend({
  language: z.enum(templateLanguages),
  subject: subject.min(1, "Required"),
  content,
  /** Its id, chosen by whoever asks, so that pressing twice sends once. */
  id: z.uuid().optional(),
});
export type NewMessageSending = z.infer<typeof NewMessageSending>;

const Reader = z.object({ name: PersonName, clientName: z.string() });
const Skipped = Reader.extend({ reason: z.string() });

/** Whom a message to those chosen would reach, and who is left out and why. */
export const Readers = z.object({ reached: z.array(Reader), skipped: z.array(Skipped) });
export type Readers = z.infer<typeof Readers>;

/** How far a message to several people is, and who did not get it. */
export const MessageSending = z.object({
  id: z.uuid(),
  state: z.enum(messageSendingStates),
  total: z.int(),
  sent: z.int(),
  /** Written, and waits to leave; it can still be kept back. */
  queued: z.int(),
  /** Written, and kept back before it left. */
  held: z.int(),
  refused: z.int(),
  refusals: z.array(Skipped),
  askedBy: PersonName.nullable(),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type MessageSending = z.infer<typeof MessageSending>;
