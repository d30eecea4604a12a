import { and, eq, lt, ne, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Event } from "@/src/news/events";
import type { Write } from "@/src/database";
import type { Caller } from "@/src/http/request-context";
import { idleMs } from "@/src/http/access/cookie";
import { prepared } from "@/src/database/prepared";
import { cachedUntilWrite } from "@/src/engines/change-stamps";
import { sessionEnded } from "@/src/news/live";
import { dayMs } from "@/src/calendar";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import type { User } from "../model";
import { sessions, users } from "../schema";
import { forgetDevicesWrite, rememberDeviceWrites } from "./known-devices";
import { find } from "../service";
import { type RequestOrigin, signInWrite } from "./sign-ins";

const week = 7 * dayMs;
/** A session is marked as used at most this often, so that reading does not write. */
const markEveryMs = 5 * 60_000;

/** Opens a session; answers its secret for the cookie, of which only the fingerprint is stored. */
export async function open(
  app: App,
  userId: string,
  from: RequestOrigin = { network: "", device: "" },
): Promise<{ sessionId: string; user: User; deviceSecret: string }> {
  const sessionId = randomSecret();
  const { deviceSecret = null, network, device } = from;
  const known = await rememberDeviceWrites(app, { userId, secret: deviceSecret, device });
  const now = app.now();
  const at = now.toISOString();
  const endsAt = new Date(now.getTime() + week).toISOString();
  await app.write([
    app.db.delete(sessions).where(lt(sessions.endsAt, at)),
    app.db.insert(sessions).values({
      idHash: fingerprintOf(sessionId),
      userId,
      createdAt: at,
      lastSeenAt: at,
      endsAt,
      provenAt: at,
      deviceHash: known.idHash,
      network,
      device,
    }),
    ...known.writes,
    app.db.update(users).set({ lastSignInAt: at }).where(eq(users.id, userId)),
    signInWrite(app, { userId, outcome: "signed_in" }, from),
    audit.entry(app, { action: "session.opened", entityType: "user", entityId: userId }),
  ]);
  return { sessionId, user: await find(app, userId), deviceSecret: known.secret };
}

/** By the session's fingerprint, as the caller carries it. */
export async function signOut(app: App, idHash: string): Promise<void> {
  const { id } = app.actor;
  await app.write(
    [
      app.db.delete(sessions).where(eq(sessions.idHash, idHash)),
      audit.entry(app, { action: "session.closed", entityType: "user", entityId: id }),
    ],
    sessionEnded(idHash),
  );
}

/** Ends all sessions of a user, or all but one, and forgets their devices; to be part of another write. */
export async function endSessionsWrites(
  app: App,
  userId: string,
  except = "",
): Promise<{ writes: Write[]; news: Event[] }> {
  const ending = and(eq(sessions.userId, userId), ne(sessions.idHash, except));
  const open = await app.db.select().from(sessions).where(ending);
  return {
    writes: [forgetDevicesWrite(app, userId, except), app.db.delete(sessions).where(ending)],
    news: open.map(({ idHash }) => sessionEnded(idHash)),
  };
}

/** Asked on every request, so that signing out, deactivation and a new password work at once. */
export async function authenticate(app: App, sessionId: string): Promise<Caller | null> {
  const now = app.now();
  const idHash = fingerprintOf(sessionId);
  const [found] = await cachedUntilWrite(app.db, `session ${idHash}`, () =>
    sessionWith(app.db, { idHash }),
  );
  if (!found || !isOpen(found.session, now)) return null;
  await markSeen(app, found.session, now);
  return callerFrom(found.session, found.user);
}

const isOpen = ({ endsAt, lastSeenAt }: typeof sessions.$inferSelect, now: Date): boolean =>
  endsAt > now.toISOString() && lastSeenAt > new Date(now.getTime() - idleMs).toISOString();

const sessionWith = prepared((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, sql.placeholder("idHash")), eq(users.isActive, true))),
);

async function markSeen(app: App, { idHash, lastSeenAt }: typeof sessions.$inferSelect, now: Date) {
  if (now.getTime() - Date.parse(lastSeenAt) < markEveryMs) return;
  const seen = { lastSeenAt: now.toISOString() };
  await app.write([app.db.update(sessions).set(seen).where(eq(sessions.idHash, idHash))]);
}

const callerFrom = (
  { idHash, endsAt, provenAt }: typeof sessions.$inferSelect,
  { id, firstName, lastName, role, locale, theme }: typeof users.$inferSelect,
): Caller => ({
  sessionId: idHash,
  actor: { id, name: `${firstName} ${lastName}` },
  role,
  locale,
  theme,
  readsNames: true,
  provenAt: provenAt || null,
  endsAt,
});

/** Nobody stays signed in when an older copy of the database is put back. */
export const signEverybodyOut = async (app: App) => ({
  counts: { sessions: await app.db.$count(sessions) },
  writes: [app.db.delete(sessions)],
});
