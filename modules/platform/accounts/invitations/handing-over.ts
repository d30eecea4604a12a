import { and, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { isAtLeast, users } from "..";
import { users as accounts } from "../schema";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { HandoverWrites } from "@/src/personal-data/ownership-transfer";
import { handoversOf } from "@/src/module";
import type { Belongings, HandOver, NewHandOver } from "./model";
import { type Belonging, belongings } from "./rules";
import { handOvers } from "./schema";

type Given = Partial<Record<Belonging, string[]>>;

/** How much is somebody's to look after. */
export async function preview(app: App, id: string): Promise<Belongings> {
  await users.find(app, id);
  return { counts: countsOf(await belongingsOf(app, id)) };
}

/** All of it becomes a colleague's in one write; what was done stays the name of whoever did it. */
export async function handOver(
  app: App,
  { from, to }: NewHandOver & { from: string },
): Promise<HandOver> {
  await users.find(app, from);
  const heir = await fit(app, to, from);
  const given = await belongingsOf(app, from);
  const counts = countsOf(given);
  if (!Object.values(counts).some((n) => n > 0))
    throw new Failure("conflict", "Nothing to reassign.");
  const gifts = await giftsOf(app, given, { from, to });
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  await app.write(
    [
      ...gifts.writes,
      app.db
        .insert(handOvers)
        .values({ id, fromId: from, toId: to, by: actorIdOf(app), at, given }),
      userAudit(app, { action: "user.handed_over", entityId: from, details: { to, ...counts } }),
    ],
    ...gifts.news,
  );
  return { id, to: heir, counts };
}

/** Gives back what is still the colleague's; what they have passed on meanwhile stays where it is. */
export async function undo(app: App, id: string): Promise<HandOver> {
  const isOpen = and(eq(handOvers.id, id), isNull(handOvers.undoneAt));
  const [row] = await app.db.select().from(handOvers).where(isOpen);
  if (!row) return notFound("reassignment");
  const way = { from: row.toId, to: row.fromId };
  const name = await fit(app, way.to, way.from);
  const gifts = await giftsOf(app, row.given, way);
  const set = { undoneAt: app.now().toISOString() };
  const counts = countsOf(row.given);
  await app.write(
    [
      ...gifts.writes,
      must(app.db.update(handOvers).set(set).where(isOpen)),
      userAudit(app, {
        action: "user.hand_over_undone",
        entityId: way.to,
        details: { from: way.from },
      }),
    ],
    ...gifts.news,
  );
  return { id, to: name, counts };
}

async function belongingsOf(app: App, userId: string): Promise<Given> {
  const found = await Promise.all(
    handoversOf(app).map(async ({ kind, of }) => [kind, await of(app, userId)] as const),
  );
  return Object.fromEntries(found);
}

const countsOf = (given: Given) =>
  Object.fromEntries(belongings.map((kind) => [kind, given[kind]?.length ?? 0])) as Record<
    Belonging,
    number
  >;

async function giftsOf(
  app: App,
  given: Given,
  { from, to }: { from: string; to: string },
): Promise<HandoverWrites> {
  const gifts = await Promise.all(
    handoversOf(app).map(({ kind, give }) => give(app, given[kind] ?? [], { from, to })),
  );
  return {
    writes: gifts.flatMap(({ writes }) => writes),
    news: gifts.flatMap(({ news }) => news),
  };
}

/** Whoever takes over has to be able to do the work. */
async function fit(app: App, to: string, from: string): Promise<string> {
  const [heir] = await app.db.select().from(accounts).where(eq(accounts.id, to));
  if (!heir) return notFound("user");
  if (to === from) throw new Failure("conflict", "Choose someone else as the new owner.");
  if (!heir.isActive || !isAtLeast(heir.role, "recruiter"))
    throw new Failure("conflict", "The new owner needs an active recruiter account.");
  return `${heir.firstName} ${heir.lastName}`;
}

type UserAudit = { action: string; entityId: string; details: Record<string, unknown> };

const userAudit = (app: App, entry: UserAudit) =>
  audit.entry(app, { ...entry, entityType: "user" });
