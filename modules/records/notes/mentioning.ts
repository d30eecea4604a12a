import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { notifications } from "@/modules/platform/notifications";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Mention } from "./model";
import { mentionedIn, mentionKey } from "./rules";
import { mentions, notes } from "./schema";

const mostListed = 100;

/** The notes that name whoever is at the desk, the newest first. */
export async function mine(app: App): Promise<Mention[]> {
  const nameOf = await users.authors(app);
  const person = (id: string) => ({ id, name: nameOf(id) });
  const rows = await app.db
    .select({ mention: mentions, note: notes })
    .from(mentions)
    .innerJoin(notes, eq(notes.id, mentions.noteId))
    .where(and(isTheirs(app), isNull(notes.deletedAt)))
    .orderBy(desc(mentions.at), desc(mentions.noteId))
    .limit(mostListed);
  return rows.map(({ mention, note: { kind, recordId, text, userId } }) => ({
    noteId: mention.noteId,
    kind,
    recordId,
    text,
    mentions: mentionedIn(text).map(person),
    author: userId === null ? null : person(userId),
    at: mention.at,
    isSeen: mention.seenAt !== null,
  }));
}

/** They have been shown the notes; nothing is audited, because nothing of anybody's changed. */
export async function see(app: App, noteIds: string[]): Promise<{ count: number }> {
  const unseen = and(isTheirs(app), inArray(mentions.noteId, noteIds), isNull(mentions.seenAt));
  const count = await app.db.$count(mentions, unseen);
  if (count > 0) {
    const seenAt = app.now().toISOString();
    const read = await notifications.markSeenElsewhere(app, noteIds.map(mentionKey));
    const seen = app.db.update(mentions).set({ seenAt }).where(unseen);
    await app.write([seen, ...read.writes], ...read.news);
  }
  return { count };
}

const isTheirs = (app: App) => eq(mentions.userId, app.actor.id ?? "");
