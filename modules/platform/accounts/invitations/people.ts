import { and, asc, count, eq, gt, isNotNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { isLeftAnAdmin, type Role, secondFactor, sessions as seats } from "..";
import { secondFactors, sessions, users } from "../schema";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { idleMs } from "@/src/http/access/cookie";
import type { Person, PersonChanges } from "./model";
import { mostPeople } from "./rules";

type Row = typeof users.$inferSelect;

/** Everybody with an account, those who may sign in first. */
export async function list(app: App): Promise<Person[]> {
  const rows = await app.db
    .select()
    .from(users)
    .orderBy(asc(eq(users.isActive, false)), asc(users.firstName), asc(users.lastName))
    .limit(mostPeople);
  const [open, secured] = await Promise.all([openSessions(app), withSecondFactor(app)]);
  return rows.map((row) => shown(row, open.get(row.id) ?? 0, secured.has(row.id)));
}

export async function find(app: App, id: string): Promise<Person> {
  return (await list(app)).find((person) => person.id === id) ?? notFound("user");
}

function shown({ passwordHash: _, ...row }: Row, open: number, hasSecondFactor: boolean): Person {
  const { id, email, username, firstName, lastName, role, profileImageUrl } = row;
  const { createdAt, isActive, lastSignInAt, version } = row;
  return {
    id,
    email,
    username,
    firstName,
    lastName,
    role,
    profileImageUrl,
    createdAt,
    isActive,
    lastSignInAt,
    version,
    hasSecondFactor,
    sessions: open,
  };
}

async function openSessions(app: App): Promise<Map<string, number>> {
  const now = app.now();
  const lastSeen = new Date(now.getTime() - idleMs).toISOString();
  const rows = await app.db
    .select({ userId: sessions.userId, n: count() })
    .from(sessions)
    .where(and(gt(sessions.endsAt, now.toISOString()), gt(sessions.lastSeenAt, lastSeen)))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, n }) => [userId, n]));
}

async function withSecondFactor(app: App): Promise<Set<string>> {
  const isOn = isNotNull(secondFactors.confirmedAt);
  const rows = await app.db.select({ id: secondFactors.userId }).from(secondFactors).where(isOn);
  return new Set(rows.map(({ id }) => id));
}

/** Another role, or whether somebody may sign in at all; both hold from the next request on. */
export async function change(app: App, id: string, changes: PersonChanges): Promise<Person> {
  const row = await rowOf(app, id);
  const { version, role = row.role, isActive = row.isActive } = changes;
  if (id === app.actor.id)
    throw new Failure("conflict", "Another administrator must change this for you.");
  const deeds = deedsOf(row, { role, isActive });
  if (deeds.length === 0) return find(app, id);
  await refuseLastAdmin(app, row, { role, isActive });
  const isRead = and(eq(users.id, id), eq(users.version, version));
  const isSafe = staysAdmin({ role, isActive }) ? undefined : isLeftAnAdmin(row);
  const set = { role, isActive, version: version + 1 };
  const ending = isActive ? nothing : await seats.endSessionsWrites(app, id);
  await app.write(
    [
      must(app.db.update(users).set(set).where(and(isRead, isSafe))),
      ...ending.writes,
      ...deeds.map(({ action, details }) =>
        audit.entry(app, { action, entityType: "user", entityId: id, details }),
      ),
    ],
    ...ending.news,
  );
  return find(app, id);
}

const nothing: { writes: (Write | Guarded)[]; news: Event[] } = { writes: [], news: [] };
type Standing = { role: Role; isActive: boolean };

const staysAdmin = ({ role, isActive }: Standing) => role === "admin" && isActive;

const deedsOf = (row: Row, { role, isActive }: Standing) => [
  ...(role === row.role
    ? []
    : [{ action: "user.role_changed", details: { from: row.role, to: role } }]),
  ...(isActive === row.isActive
    ? []
    : [{ action: isActive ? "user.reactivated" : "user.deactivated", details: {} }]),
];

/** Says it in words; that it holds for two administrators at once is the write's own business. */
async function refuseLastAdmin(app: App, row: Row, next: Standing): Promise<void> {
  if (!staysAdmin(row) || staysAdmin(next)) return;
  const [other] = await app.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, row.id), isLeftAnAdmin(row)));
  if (other) return;
  throw new Failure("conflict", "You're the only administrator. Appoint another one first.");
}

/** Everywhere at once, as when a laptop was lost. */
export async function endSessions(app: App, id: string): Promise<Person> {
  await rowOf(app, id);
  const { writes, news } = await seats.endSessionsWrites(app, id);
  const details = { sessions: news.length };
  const auditEntry = { action: "session.ended", entityType: "user", entityId: id, details };
  if (news.length > 0) await app.write([...writes, audit.entry(app, auditEntry)], ...news);
  return find(app, id);
}

/** For somebody who has lost the app and the recovery codes; they sign in with their password and set it up anew. */
export async function removeSecondFactor(app: App, id: string): Promise<Person> {
  await rowOf(app, id);
  await secondFactor.remove(app, id);
  return find(app, id);
}

async function rowOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row ?? notFound("user");
}
