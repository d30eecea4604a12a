import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { mentionedIn } from "@/modules/platform/notes";
import { notes } from "@/modules/platform/notes/schema";
import { tasks } from "@/modules/platform/tasks/schema";
import type { Contribution } from "./telling";

export const written: Contribution = {
  type: "note",
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

/** Tasks that were done; what is still to do is no news. */
export const done: Contribution = {
  type: "task",
  async tell(app, { kind, id, older, limit, nameOf }) {
    const isAbout = and(eq(tasks.recordId, id), eq(tasks.kind, kind), isNull(tasks.deletedAt));
    const rows = await app.db
      .select()
      .from(tasks)
      .where(and(isAbout, isNotNull(tasks.doneAt), older(tasks.doneAt, tasks.id)))
      .orderBy(desc(tasks.doneAt), desc(tasks.id))
      .limit(limit);
    return rows.flatMap(({ doneAt, doneBy, ...task }) =>
      doneAt === null
        ? []
        : [
            {
              seq: task.id,
              at: doneAt,
              event: "done",
              by: doneBy && nameOf(doneBy),
              text: task.title,
            },
          ],
    );
  },
};
