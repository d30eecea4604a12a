import {
  and,
  between,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
} from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { notificationsChanged } from "./events";
import type { NotificationPage, NotificationQuery, Reading, Turned, Unreading } from "./model";
import { createDescriber } from "./naming";
import { type Topic, topicOf, kindsOfTopic } from "./rules";
import { notifications } from "./schema";
import type { NotificationWrites } from "./notifying";
import { wordsIn } from "./wording";

/** What whoever is at the desk was told. */
export async function list(
  app: App,
  { locale, which, topic, before, limit }: NotificationQuery,
): Promise<NotificationPage> {
  const reader = await users.find(app, app.actor.id ?? "");
  const isAsked = and(
    inOwnBell(app),
    which === "unread" ? isNull(notifications.readAt) : undefined,
    isOf(topic),
    before ? lt(notifications.id, before) : undefined,
  );
  const rows = await app.db
    .select()
    .from(notifications)
    .where(isAsked)
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const tell = await createDescriber(app, page);
  const unread = await unreadByTopic(app);
  const shown = { ...reader, locale: locale ?? reader.locale };
  return {
    unread: [...unread].reduce((sum, [of, n]) => sum + (topic && topic !== of ? 0 : n), 0),
    topics: [...new Set(page.map(({ what }) => topicOf[what]))].map((of) => ({
      topic: of,
      name: wordsIn(shown.locale).topics[of],
      unread: unread.get(of) ?? 0,
    })),
    notifications: page.map((row) => ({
      id: row.id,
      at: row.at,
      readAt: row.readAt,
      ...tell(row, shown),
    })),
    next: (rows.length > limit && page.at(-1)?.id) || null,
  };
}

export const countUnread = async (app: App) => ({ unread: await unreadOf(app) });

/** They have read them; nothing is audited, because nothing of anybody else's changed. */
export const markRead = (app: App, reading: Reading): Promise<Turned> =>
  turn(
    app,
    "upTo" in reading
      ? and(lte(notifications.id, reading.upTo), isOf(reading.topic))
      : inArray(notifications.id, reading.ids),
    app.now().toISOString(),
  );

/** The undo of `markRead`. */
export const markUnread = (app: App, { ids }: Unreading): Promise<Turned> =>
  turn(app, inArray(notifications.id, ids), null);

/** Part of a write by which somebody has seen elsewhere what they were told of; by what they were told once. */
export const markSeenElsewhere = (app: App, onceKeys: string[]): Promise<NotificationWrites> =>
  markSeen(app, app.actor.id ?? "", inArray(notifications.onceKey, onceKeys));

/** Part of a write that settled what somebody was told of; by what their keys begin with. */
export const markSettled = (
  app: App,
  userId: string,
  beginnings: string[],
): Promise<NotificationWrites> => {
  const isOne = beginnings.map((it) => between(notifications.onceKey, `${it}:`, `${it}:~`));
  return markSeen(app, userId, or(...isOne));
};

async function markSeen(
  app: App,
  userId: string,
  which: SQL | undefined,
): Promise<NotificationWrites> {
  const isUnread = and(eq(notifications.userId, userId), which, isNull(notifications.readAt));
  if ((await app.db.$count(notifications, isUnread)) === 0) return { writes: [], news: [] };
  const readAt = app.now().toISOString();
  return {
    writes: [app.db.update(notifications).set({ readAt }).where(isUnread)],
    news: [notificationsChanged([userId])],
  };
}

async function turn(app: App, which: SQL | undefined, readAt: string | null): Promise<Turned> {
  const isOther = readAt ? isNull(notifications.readAt) : isNotNull(notifications.readAt);
  const rows = await app.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(inOwnBell(app), which, isOther));
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    const change = app.db.update(notifications).set({ readAt });
    const isOne = and(inOwnBell(app), inArray(notifications.id, ids));
    await app.write([must(change.where(isOne))], notificationsChanged([app.actor.id ?? ""]));
  }
  return { ids, unread: await unreadOf(app) };
}

const isOf = (topic: Topic | undefined) =>
  topic && inArray(notifications.what, kindsOfTopic(topic));

const inOwnBell = (app: App) =>
  and(eq(notifications.userId, app.actor.id ?? ""), eq(notifications.inBell, true));

async function unreadOf(app: App): Promise<number> {
  return app.db.$count(notifications, and(inOwnBell(app), isNull(notifications.readAt)));
}

async function unreadByTopic(app: App): Promise<Map<Topic, number>> {
  const rows = await app.db
    .select({ what: notifications.what, n: count() })
    .from(notifications)
    .where(and(inOwnBell(app), isNull(notifications.readAt)))
    .groupBy(notifications.what);
  const byTopic = Map.groupBy(rows, ({ what }) => topicOf[what]);
  return new Map([...byTopic].map(([topic, of]) => [topic, of.reduce((sum, { n }) => sum + n, 0)]));
}
