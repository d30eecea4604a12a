import { z } from "zod";
import { recordKinds } from "@/modules/platform/records/rules";

const place = { kind: z.enum(recordKinds), recordId: z.uuid() };

/** A record's notes are others than before. */
export const NotesChanged = z.object({ type: z.literal("notes_changed"), data: z.object(place) });

export const notesChanged = (
  data: z.infer<typeof NotesChanged>["data"],
): z.infer<typeof NotesChanged> => ({ type: "notes_changed", data });

/** Told to every browser; those of the people who are named say it. */
export const MentionMade = z.object({
  type: z.literal("mention_made"),
  data: z.object({ ...place, noteId: z.uuid(), userIds: z.array(z.uuid()) }),
});

export const mentionMade = (
  data: z.infer<typeof MentionMade>["data"],
): z.infer<typeof MentionMade> => ({ type: "mention_made", data });
