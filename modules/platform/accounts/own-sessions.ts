import { and, desc, eq, gt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import { idleMs } from "@/src/http/access/cookie";
import { sessionEnded } from "@/src/news/live";
import type { OpenSession } from "./model";
import { knownDevices, sessions } from "./schema";
import { endSessionsWrites } from "./sign-in/sessions";

/** Where whoever is at the desk is signed in, the last used first. */
export async function list(app: App, here: string): Promise<OpenSession[]> {
  const rows = await app.db
    .select()
    .from(sessions)
    .where(isOpen(app))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows.map(({ idHash, device, network, createdAt, lastSeenAt }) => ({
    id: idHash,
    device,
    network,
    createdAt,
    lastSeenAt,
    isThis: idHash === here,
  }));
}

function isOpen(app: App) {
  const now = app.now();
  const lastSeen = new Date(now.getTime() - idleMs).toISOString();
  return and(
    eq(sessions.userId, app.actor.id ?? ""),
    gt(sessions.endsAt, now.toISOString()),
    gt(sessions.lastSeenAt, lastSeen),
  );
}

/** One of one's own: a computer that somebody left, or that is no longer theirs. */
export async function end(app: App, id: string): Promise<void> {
  const userId = app.actor.id ?? "";
  const isOwn = and(eq(sessions.idHash, id), eq(sessions.userId, userId));
  const [found] = await app.db.select().from(sessions).where(isOwn);
  if (!found) return notFound("session");
  await app.write(
    [
      must(app.db.delete(sessions).where(isOwn)),
      app.db.delete(knownDevices).where(isDevice(userId, found.deviceHash)),
      ended(app, userId, 1),
    ],
    sessionEnded(id),
  );
}

/** Whoever has a computer that was left, or is not theirs any more, is a stranger there from now on. */
const isDevice = (userId: string, idHash: string) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.idHash, idHash));

/** Everywhere but here. */
export async function endOthers(app: App, here: string): Promise<{ ended: number }> {
  const userId = app.actor.id ?? "";
  const { writes, news } = await endSessionsWrites(app, userId, here);
  if (news.length > 0) await app.write([...writes, ended(app, userId, news.length)], ...news);
  return { ended: news.length };
}

const ended = (app: App, entityId: string, n: number) =>
  audit.entry(app, {
    action: "session.ended",
    entityType: "user",
    entityId,
    details: { sessions: n },
  });
