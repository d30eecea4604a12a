import { z } from "zod";
import { hearers } from "@/src/news/live";
import { recordKinds } from "@/modules/records/core/rules";

const place = { kind: z.enum(recordKinds), recordId: z.uuid() };

/** A record's notes are others than before. */
export const NotesChanged = z.object({ type: z.literal("notes_changed"), data: z.object(place) });

export const notesChanged = (
  data: z.infer<typeof NotesChanged>["data"],
): z.infer<typeof NotesChanged> => ({ type: "notes_changed", data });

/** Told to those who are named. */
export const MentionMade = z.object({
  type: z.literal("mention_made"),
  data: z.object({
    ...place,
    noteId: z.uuid(),
    userIds: z.array(z.uuid()),
    /** The name of whoever wrote it. */
    by: z.string(),
    ...hearers,
  }),
});

export const mentionMade = (
  data: z.infer<typeof MentionMade>["data"],
): z.infer<typeof MentionMade> => ({
  type: "mention_made",
  data: { ...data, hearers: data.userIds },
});
