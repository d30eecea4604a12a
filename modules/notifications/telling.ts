import { and, eq, inArray } from "drizzle-orm";
import type { RecordKind } from "@/modules/records/rules";
import { users } from "@/modules/users/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Event } from "@/src/events";
import { channelsOf } from "./choosing";
import { notificationsChanged } from "./events";
import { isTold, topicOf, type What } from "./rules";
import { notifications } from "./schema";

export type Notice = {
  /** Ids of users; the actor himself and those who chose otherwise are left out. */
  to: string[];
  what: What;
  /** What it is about; named when it is read. */
  record?: { kind: RecordKind; id: string } | null;
  /** Numbers and ids that belong to it; never anything of a person. */
  params?: Record<string, string | number>;
  /** The same key is told to the same person once, whoever asks again. */
  onceKey: string;
};

export type Told = { writes: Write[]; news: Event[] };

/** Goes into the caller's own write, so that nobody is told of what did not happen. */
export async function told(app: App, ...notices: Notice[]): Promise<Told> {
  const each = await Promise.all(notices.map((notice) => toldOf(app, notice)));
  const rows = each.flat();
  if (rows.length === 0) return { writes: [], news: [] };
  return {
    writes: [app.db.insert(notifications).values(rows).onConflictDoNothing()],
    news: [notificationsChanged(rows.map(({ userId }) => userId))],
  };
}

type Row = typeof notifications.$inferInsert;

async function toldOf(app: App, notice: Notice): Promise<Row[]> {
  const { what, record = null, params = {}, onceKey } = notice;
  const readers = await listening(app, notice.to);
  const channels = await channelsOf(app, readers, topicOf[what]);
  const common = {
    ...{ what, params, onceKey, kind: record && record.kind, recordId: record && record.id },
    ...{ actorId: app.actor.id, at: app.now().toISOString() },
  };
  return readers
    .filter((userId) => isTold(channels(userId)))
    .map((userId) => {
      const { bell, digest } = channels(userId);
      return { ...common, id: Bun.randomUUIDv7(), userId, inBell: bell, inDigest: digest };
    });
}

async function listening(app: App, userIds: string[]): Promise<string[]> {
  const others = [...new Set(userIds)].filter((id) => id !== app.actor.id);
  const rows = await app.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, others), eq(users.isActive, true)));
  return rows.map(({ id }) => id);
}
