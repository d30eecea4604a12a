import { and, asc, desc, eq, isNull, type SQL } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { Contribution } from "@/modules/records/timeline";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Note, NoteQuery } from "./model";
import { mentionedIn } from "./rules";
import { notes } from "./schema";

export type NoteRow = typeof notes.$inferSelect;

/** The pinned ones first, then the newest. */
export async function list(app: App, { kind, id }: NoteQuery): Promise<Note[]> {
  const rows = await rowsWhere(app, and(eq(notes.recordId, id), eq(notes.kind, kind)));
  return shownAll(app, rows);
}

export async function find(app: App, id: string): Promise<Note> {
  const [note] = await shownAll(app, [await rowOf(app, id)]);
  return note ?? notFound("note");
}

export async function rowOf(app: App, id: string): Promise<NoteRow> {
  const [row] = await rowsWhere(app, eq(notes.id, id));
  return row ?? notFound("note");
}

const rowsWhere = (app: App, which: SQL | undefined) =>
  app.db
    .select()
    .from(notes)
    .where(and(which, isNull(notes.deletedAt)))
    .orderBy(desc(notes.isPinned), desc(notes.createdAt), asc(notes.id));

async function shownAll(app: App, rows: NoteRow[]): Promise<Note[]> {
  const nameOf = await users.authors(app);
  const person = (id: string) => ({ id, name: nameOf(id) });
  return rows.map(({ userId, deletedAt: _, ...row }) => ({
    ...row,
    mentions: mentionedIn(row.text).map(person),
    author: userId === null ? null : person(userId),
  }));
}

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
