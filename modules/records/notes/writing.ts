import { and, eq, isNotNull, isNull, lt, notInArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { notifications } from "@/modules/platform/notifications";
import { exists, mustExist } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { daysEarlier } from "@/src/calendar";
import { mentionMade, notesChanged } from "./events";
import type { NewNote, Note, NoteChanges } from "./model";
import { deletedDays, mentionedIn, mentionKey } from "./rules";
import { mentions, notes } from "./schema";
import { find, type NoteRow, rowOf } from "./service";

type Place = { id: string; kind: NoteRow["kind"]; recordId: string };

export async function add(app: App, { kind, recordId, text }: NewNote): Promise<Note> {
  await exists(app, kind, recordId);
  const named = await refuseStrangers(app, text);
  const place = { id: Bun.randomUUIDv7(), kind, recordId };
  const row = { ...place, text, userId: app.actor.id, createdAt: app.now().toISOString() };
  const attached = [mustExist(kind, [recordId]), app.db.insert(notes).values(row)];
  const writes = [...attached, ...asked(app, place, named)];
  await land(app, place, { verb: "added", writes, named });
  return find(app, place.id);
}

/** The author changes the words; whoever may write pins. */
export async function edit(
  app: App,
  id: string,
  { version, text, isPinned }: NoteChanges,
): Promise<Note> {
  const before = await rowOf(app, id);
  const isRewritten = text !== undefined && text !== before.text;
  if (isRewritten && before.userId !== app.actor.id) {
    throw new Failure("forbidden", "Only the author can edit a note.");
  }
  const named = isRewritten ? await refuseStrangers(app, text) : [];
  const known = mentionedIn(before.text);
  const fresh = named.filter((userId) => !known.includes(userId));
  const set = {
    ...(isRewritten && { text, editedAt: app.now().toISOString() }),
    ...(isPinned !== undefined && { isPinned }),
    version: version + 1,
  };
  const isThis = and(eq(notes.id, id), eq(notes.version, version), isNull(notes.deletedAt));
  const writes = [
    must(app.db.update(notes).set(set).where(isThis)),
    ...(isRewritten ? [forgotten(app, id, named)] : []),
    ...asked(app, before, fresh),
  ];
  const verb = isRewritten ? "edited" : isPinned ? "pinned" : "unpinned";
  await land(app, before, { verb, writes, named: fresh });
  return find(app, id);
}

/** Puts a note away; what was deleted a month ago goes for good in the same write. */
export async function remove(app: App, id: string): Promise<void> {
  const row = await rowOf(app, id);
  await refuseForeign(app, row);
  const old = daysEarlier(app.now(), deletedDays);
  const isThis = and(eq(notes.id, id), isNull(notes.deletedAt));
  const writes = [
    must(app.db.update(notes).set({ deletedAt: app.now().toISOString() }).where(isThis)),
    app.db.delete(notes).where(lt(notes.deletedAt, old)),
  ];
  await land(app, row, { verb: "deleted", writes });
}

/** The undo of `remove`. */
export async function restore(app: App, id: string): Promise<Note> {
  const isThis = and(eq(notes.id, id), isNotNull(notes.deletedAt));
  const [row] = await app.db.select().from(notes).where(isThis);
  if (!row) return notFound("note");
  await refuseForeign(app, row);
  const back = must(app.db.update(notes).set({ deletedAt: null }).where(isThis));
  await land(app, row, { verb: "restored", writes: [back] });
  return find(app, id);
}

/** What is done to a note, and whom it names that nobody has told yet. */
type Change = { verb: string; writes: (Write | Guarded)[]; named?: string[] };

async function land(
  app: App,
  { id, kind, recordId }: Place,
  { verb, writes, named = [] }: Change,
): Promise<void> {
  const told = await notifications.notify(app, {
    to: named,
    what: "mentioned",
    record: { kind, id: recordId },
    onceKey: mentionKey(id),
  });
  await app.write(
    [
      ...writes,
      ...told.writes,
      audit.entry(app, {
        action: `note.${verb}`,
        entityType: kind,
        entityId: recordId,
        details: { note: id },
      }),
    ],
    notesChanged({ kind, recordId }),
    ...(named.length > 0
      ? [mentionMade({ kind, recordId, noteId: id, userIds: named, by: app.actor.name })]
      : []),
    ...told.news,
  );
}

/** Whoever names themselves need not be told. */
function asked(app: App, { id: noteId }: { id: string }, userIds: string[]): Write[] {
  const at = app.now().toISOString();
  const rows = userIds
    .filter((userId) => userId !== app.actor.id)
    .map((userId) => ({ noteId, userId, at }));
  return rows.length > 0 ? [app.db.insert(mentions).values(rows).onConflictDoNothing()] : [];
}

const forgotten = (app: App, noteId: string, still: string[]): Write =>
  app.db
    .delete(mentions)
    .where(and(eq(mentions.noteId, noteId), notInArray(mentions.userId, [...still, ""])));

async function refuseStrangers(app: App, text: string): Promise<string[]> {
  const named = mentionedIn(text);
  const known = new Set((await users.list(app)).map(({ id }) => id));
  if (named.some((id) => !known.has(id))) notFound("user");
  return named;
}

async function refuseForeign(app: App, { userId }: NoteRow): Promise<void> {
  const { id } = app.actor;
  if (id === null || id === userId) return;
  if ((await users.find(app, id)).role === "admin") return;
  throw new Failure("forbidden", "Only the author or an administrator can delete a note.");
}
