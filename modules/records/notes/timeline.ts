import { and, desc, eq, isNull } from "drizzle-orm";
import type { Contribution } from "@/modules/records/timeline";
import { mentionedIn } from "./rules";
import { notes } from "./schema";

export const written: Contribution = {
  type: "note",
  rank: 0,
  async tell(app, { kind, id, older, limit, nameOf }) {
    const isAbout = and(eq(notes.recordId, id), eq(notes.kind, kind), isNull(notes.deletedAt));
    const rows = await app.db
      .select()
      .from(notes)
      .where(and(isAbout, older(notes.createdAt, notes.id)))
      .orderBy(desc(notes.createdAt), desc(notes.id))
      .limit(limit);
    return rows.map((note) => ({
      seq: note.id,
      at: note.createdAt,
      event: "noted",
      by: note.userId && nameOf(note.userId),
      text: note.text,
      mentions: mentionedIn(note.text).map((userId) => ({ id: userId, name: nameOf(userId) })),
    }));
  },
};
