import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { Communication } from "./model";
import { deletedDays, seenDays, unfiledDays } from "./rules";
import { saveChange } from "./save";
import { communications, receivedMessages } from "./schema";
import { find, isVisible, rowOf } from "./service";
import type { CommunicationRow } from "./shape";

/** Puts it away; for a month it can be brought back. */
export async function remove(app: App, id: string): Promise<void> {
  const row = await rowOf(app, id);
  await refuseForeign(app, row);
  const isThis = and(eq(communications.id, id), isNull(communications.deletedAt));
  const set = { deletedAt: app.now().toISOString() };
  const away = must(app.db.update(communications).set(set).where(isThis));
  await saveChange(app, row, { verb: "deleted", writes: [away] });
}

/** The undo of `remove`. */
export async function restore(app: App, id: string): Promise<Communication> {
  const isThis = and(
    eq(communications.id, id),
    isNotNull(communications.deletedAt),
    isVisible(app),
  );
  const [row] = await app.db.select().from(communications).where(isThis);
  if (!row) return notFound("communication");
  await refuseForeign(app, row);
  const back = app.db.update(communications).set({ deletedAt: null }).where(isThis);
  await saveChange(app, row, { verb: "restored", writes: [must(back)] });
  return find(app, id);
}

async function refuseForeign(app: App, { userId, kind }: CommunicationRow): Promise<void> {
  const { id } = app.actor;
  // What nobody knows where to put may be put away by anybody who looks through it.
  if (id === null || id === userId || kind === null) return;
  if ((await users.find(app, id)).role === "admin") return;
  throw new Failure("forbidden", "Only the author or an administrator can delete this.");
}

/** Lets go of what was deleted a month ago, and of what nobody ever filed; answers how many. */
export async function purge(app: App): Promise<number> {
  const { deletedAt, kind, createdAt } = communications;
  const isDeleted = and(isNotNull(deletedAt), lt(deletedAt, daysEarlier(app.now(), deletedDays)));
  const isUnfiled = and(isNull(kind), lt(createdAt, daysEarlier(app.now(), unfiledDays)));
  const isOver = or(isDeleted, isUnfiled);
  const count = await app.db.$count(communications, isOver);
  const forgotten = lt(receivedMessages.at, daysEarlier(app.now(), seenDays));
  await app.write([
    app.db.delete(communications).where(isOver),
    app.db.delete(receivedMessages).where(forgotten),
    ...(count > 0 ? [purged(app, count)] : []),
  ]);
  return count;
}

const purged = (app: App, count: number) =>
  audit.entry(app, {
    action: "communication.purged",
    entityType: "communication",
    details: { count },
  });

/** What is done for communications once a day. */
export const communicationTasks = [
  {
    name: "communications.purge",
    does: "Deletes communications removed 30 days ago, and emails not linked for 90",
    run: purge,
  },
];
