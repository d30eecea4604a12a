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

/** The open sessions of the caller, the last used first. */
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

/** Ends one session of the caller, and forgets its device. */
export async function end(app: App, id: string): Promise<void> {
  const userId = app.actor.id ?? "";
  const isOwn = and(eq(sessions.idHash, id), eq(sessions.userId, userId));
  const [found] = await app.db.select().from(sessions).where(isOwn);
  if (!found) return notFound("session");
  await app.write(
    [
      must(app.db.delete(sessions).where(isOwn)),
      app.db.delete(knownDevices).where(isDevice(userId, found.deviceHash)),
      auditWrite(app, userId, 1),
    ],
    sessionEnded(id),
  );
}

/** The session may be on a computer that now belongs to somebody else, whose guesses must count as a stranger's. */
const isDevice = (userId: string, idHash: string) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.idHash, idHash));

/** Ends all sessions of the caller but this one. */
export async function endOthers(app: App, here: string): Promise<{ ended: number }> {
  const userId = app.actor.id ?? "";
  const { writes, news } = await endSessionsWrites(app, userId, here);
  if (news.length > 0) await app.write([...writes, auditWrite(app, userId, news.length)], ...news);
  return { ended: news.length };
}

const auditWrite = (app: App, entityId: string, n: number) =>
  audit.entry(app, {
    action: "session.ended",
    entityType: "user",
    entityId,
    details: { sessions: n },
  });
