import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { recordKinds } from "@/modules/records/core/rules";
import { longestNote, mentionedIn, mostMentions } from "./rules";

const Person = z.object({ id: z.uuid(), name: z.string() });

export const Note = z.object({
  id: z.uuid(),
  kind: z.enum(recordKinds),
  recordId: z.uuid(),
  /** Plain text; people stand in it as `<@id>`. */
  text: z.string(),
  /** Who stands in it, by name. */
  mentions: z.array(Person),
  /** Null where the terminal wrote it. */
  author: Person.nullable(),
  isPinned: z.boolean(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Null until somebody edited it. */
  editedAt: z.iso.datetime().nullable(),
});
export type Note = z.infer<typeof Note>;

export const NoteQuery = z.object({ kind: z.enum(recordKinds), id: z.uuid() });
export type NoteQuery = z.infer<typeof NoteQuery>;

const text = z
  .string(required)
  .trim()
  .min(1, "Enter a text first.")
  .max(longestNote)
  .refine((it) => mentionedIn(it).length <= mostMentions, {
    message: "A note can mention at most 20 people.",
  });

export const NewNote = z.object({ kind: z.enum(recordKinds), recordId: z.uuid(), text });
export type NewNote = z.infer<typeof NewNote>;

export const NoteChanges = z
  .object({
    version: z.number().int(),
    text: text.optional(),
    isPinned: z.boolean().optional(),
  })
  .strict();
export type NoteChanges = z.infer<typeof NoteChanges>;

/** Somebody named the reader in a note. */
export const Mention = z.object({
  noteId: z.uuid(),
  kind: z.enum(recordKinds),
  recordId: z.uuid(),
  text: z.string(),
  mentions: z.array(Person),
  author: Person.nullable(),
  at: z.iso.datetime(),
  isSeen: z.boolean(),
});
export type Mention = z.infer<typeof Mention>;

export const SeenNotes = z.object({ noteIds: z.array(z.uuid()).min(1).max(200) });
export const Seen = z.object({ count: z.number().int() });
