import { and, eq, gt, lt, sql } from "drizzle-orm";
import { audit } from "@/modules/audit";
import type { App } from "@/src/app";
import type { Event } from "@/src/events";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Caller } from "@/src/http/callers";
import { idleMs } from "@/src/http/cookie";
import { countAttempt, forgetAttempts } from "@/src/http/limits";
import { prepared } from "@/src/prepared";
import { sessionEnded } from "@/src/live";
import type { SignIn, User } from "./model";
import { fingerprintOf, isRight, randomSecret } from "@/src/passwords";
import { sessions, users } from "./schema";
import { find, normalised } from "./service";

const week = 7 * 24 * 60 * 60 * 1000;
const minute = 60_000;
/** A session is marked as used at most this often, so that reading does not write. */
const markEveryMs = 5 * minute;
const quarter = 15 * minute;
/** Wrong passwords within a quarter of an hour. */
export const guessesPerAccount = 5;
export const guessesPerNetwork = 30;

export async function signIn(app: App, { email, password }: SignIn, network: string) {
  const account = fingerprintOf(normalised(email)).slice(0, 16);
  const ofAccount = { key: `sign-in:${account}`, most: guessesPerAccount, windowMs: quarter };
  await countAttempt(app, ofAccount, {
    key: `sign-in:${network}`,
    most: guessesPerNetwork,
    windowMs: quarter,
  });
  const [user] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, normalised(email)));
  const isWelcome = (await isRight(password, user?.passwordHash)) && user?.isActive;
  if (!isWelcome || !user) throw new Failure("unauthenticated", "Wrong email or password.");
  // Only failures are guesses: whoever gets in often is not locked out for it.
  await forgetAttempts(app, ofAccount.key);
  return open(app, user.id);
}

/** Answers the secret for the cookie; only its fingerprint is kept. */
export async function open(app: App, userId: string): Promise<{ sessionId: string; user: User }> {
  const sessionId = randomSecret();
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
    }),
    audit.entry(app, { action: "session.opened", entityType: "user", entityId: userId }),
  ]);
  return { sessionId, user: await find(app, userId) };
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

/** Everything that shows a person out everywhere, to be part of another write. */
export async function endings(
  app: App,
  userId: string,
): Promise<{ writes: Write[]; news: Event[] }> {
  const open = await app.db.select().from(sessions).where(eq(sessions.userId, userId));
  return {
    writes: [app.db.delete(sessions).where(eq(sessions.userId, userId))],
    news: open.map(({ idHash }) => sessionEnded(idHash)),
  };
}

/** Asked on every request, so that signing out, deactivation and a new password work at once. */
export async function authenticate(app: App, sessionId: string): Promise<Caller | null> {
  const now = app.now();
  const idHash = fingerprintOf(sessionId);
  const lastSeen = new Date(now.getTime() - idleMs).toISOString();
  const [found] = await openSession(app.db, { idHash, now: now.toISOString(), lastSeen });
  if (!found) return null;
  await markSeen(app, found.session, now);
  return callerFrom(found.session, found.user);
}

const openSession = prepared((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.idHash, sql.placeholder("idHash")),
        gt(sessions.endsAt, sql.placeholder("now")),
        gt(sessions.lastSeenAt, sql.placeholder("lastSeen")),
        eq(users.isActive, true),
      ),
    ),
);

async function markSeen(app: App, { idHash, lastSeenAt }: typeof sessions.$inferSelect, now: Date) {
  if (now.getTime() - Date.parse(lastSeenAt) < markEveryMs) return;
  const seen = { lastSeenAt: now.toISOString() };
  await app.write([app.db.update(sessions).set(seen).where(eq(sessions.idHash, idHash))]);
}

const callerFrom = (
  { idHash, endsAt }: typeof sessions.$inferSelect,
  { id, firstName, lastName, role, locale, theme }: typeof users.$inferSelect,
): Caller => ({
  sessionId: idHash,
  actor: { id, name: `${firstName} ${lastName}` },
  role,
  locale,
  theme,
  endsAt,
});
