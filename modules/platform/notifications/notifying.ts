import { and, eq, inArray } from "drizzle-orm";
import type { RecordKind } from "@/modules/platform/record-kinds/rules";
import { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import { utcToday } from "@/src/calendar";
import type { GuessingAlarm } from "@/modules/platform/accounts";
import { channelsOf } from "./choosing";
import { notificationsChanged } from "./events";
import { type Addressee, notificationLetter } from "./letters";
import { type Row, createDescriber } from "./naming";
import {
  type Channels,
  isAnyChannelOn,
  isUrgent,
  topicOf,
  urgent,
  type NotificationKind,
} from "./rules";
import { notifications } from "./schema";

export type Notice = {
  /** Ids of users; the actor himself and those who chose otherwise are left out. */
  to: string[];
  what: NotificationKind;
  /** What it is about; named when it is read. */
  record?: { kind: RecordKind; id: string } | null;
  /** Numbers, moments and ids that belong to it; never anything of a person. */
  params?: Record<string, string | number>;
  /** The same key is told to the same person once, whoever asks again. */
  onceKey: string;
};

export type NotificationWrites = { writes: Write[]; news: Event[] };

/** Goes into the caller's own write, so that nobody is told of what did not happen; nothing where all know already. */
export async function notify(app: App, ...notices: Notice[]): Promise<NotificationWrites> {
  const each = await Promise.all(notices.map((notice) => addressed(app, notice)));
  const all = each.flat();
  if (all.length === 0) return { writes: [], news: [] };
  const rows = all.map(({ row }) => row);
  const letters = all.filter(({ channels }) => channels.mail);
  const describe = await createDescriber(
    app,
    letters.map(({ row }) => row),
  );
  return {
    writes: [
      app.db.insert(notifications).values(rows).onConflictDoNothing(),
      ...letters.flatMap(({ row, reader }) =>
        notificationLetter(app, row, { to: reader, describe }),
      ),
    ],
    news: [notificationsChanged(rows.map(({ userId }) => userId))],
  };
}

type Addressed = { row: Row; reader: Addressee; channels: Channels };

async function addressed(app: App, notice: Notice): Promise<Addressed[]> {
  const { what, record = null, params = {}, onceKey } = notice;
  const readers = await notYetNotified(app, notice);
  const channelsFor = await channelsOf(
    app,
    readers.map(({ id }) => id),
    topicOf[what],
  );
  const common = {
    what,
    params,
    onceKey,
    kind: record && record.kind,
    recordId: record && record.id,
    actorId: app.actor.id,
    at: app.now().toISOString(),
    readAt: null,
  };
  return readers
    .map((reader) => ({ reader, channels: isUrgent(what) ? urgent : channelsFor(reader.id) }))
    .filter(({ channels }) => isAnyChannelOn(channels))
    .map(({ reader, channels }) => {
      const { bell: inBell, digest: inDigest } = channels;
      const id = Bun.randomUUIDv7();
      return { reader, channels, row: { ...common, id, userId: reader.id, inBell, inDigest } };
    });
}

/** Those of them who can still sign in and do not know yet. */
async function notYetNotified(app: App, { to, onceKey }: Notice): Promise<Addressee[]> {
  const others = [...new Set(to)].filter((id) => id !== app.actor.id);
  if (others.length === 0) return [];
  const [readers, known] = await Promise.all([
    app.db
      .select()
      .from(users)
      .where(and(inArray(users.id, others), eq(users.isActive, true))),
    app.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(inArray(notifications.userId, others), eq(notifications.onceKey, onceKey))),
  ]);
  const knowing = new Set(known.map(({ userId }) => userId));
  return readers.filter(({ id }) => !knowing.has(id));
}

/** Tells whose account it is, by bell and by letter, once for all that strangers guess on one day. */
export const notifyOfGuessing: GuessingAlarm = (app, userId) =>
  notify(app, {
    to: [userId],
    what: "passwordsGuessed",
    record: null,
    onceKey: `guessed:${userId}:${utcToday(app)}`,
  });
