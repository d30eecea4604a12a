import { and, desc, eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { Locale } from "@/modules/platform/accounts/rules";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { streamed } from "@/src/files";
import { type Choice, daysOf, isLookedAt, periodOf } from "@/src/calendar";
import { archives, clear, removeFiles } from "./pack-files";
import { type BoardPack, PackOrder } from "./model";
import { isOpen, maxListed, maxWaiting, openStates, packHours, type PackTab } from "./rules";
import { boardPacks } from "./schema";

type Row = typeof boardPacks.$inferSelect;

/** Asks for the files; they are made beside the server, and the same asked for twice is made once. */
export async function order(app: App, asked: PackOrder): Promise<BoardPack> {
  const { choice, tabs, locale } = PackOrder.parse(asked);
  if ("from" in choice && !isLookedAt(choice)) {
    throw new Failure("invalid", "Choose a start date and an end date at most five years later.");
  }
  const row = rowFor(app, { choice, tabs, locale: locale ?? (await ownLocale(app)) });
  const waiting = await own(app, [...openStates]);
  const same = waiting.find((it) => isSame(it, row));
  if (same) return shown(same);
  if (waiting.length >= maxWaiting) {
    throw new Failure("busy", "Wait for the running exports to finish, or cancel one.");
  }
  await app.write([
    app.db.insert(boardPacks).values(row),
    audit.entry(app, {
      action: "report.exported",
      entityType: "report",
      entityId: row.id,
      details: { tabs, from: row.from, to: row.to },
    }),
  ]);
  return find(app, row.id);
}

type Wanted = { choice: Choice; tabs: PackTab[]; locale: Locale };

/** As it stands in the table while nobody has begun with it. */
export const rowFor = (app: App, { choice, tabs, locale }: Wanted) => ({
  id: Bun.randomUUIDv7(),
  origin: "asked" as const,
  choice,
  tabs,
  locale,
  ...daysOf(periodOf(choice, app.now())),
  // Each part, the paper, and the archive around them.
  total: tabs.length + 2,
  requestedAt: app.now().toISOString(),
  requestedBy: actorIdOf(app),
});

const isSame = (one: Row, other: ReturnType<typeof rowFor>) =>
  one.from === other.from &&
  one.to === other.to &&
  one.locale === other.locale &&
  JSON.stringify([one.tabs, one.choice]) === JSON.stringify([other.tabs, other.choice]);

async function ownLocale({ db, actor }: App): Promise<Locale> {
  const isMe = eq(users.id, actor.id ?? "");
  const [me] = await db.select({ locale: users.locale }).from(users).where(isMe);
  return me?.locale ?? "en";
}

/** What somebody asked for themselves, the newest first. */
export const list = async (app: App): Promise<BoardPack[]> => (await own(app)).map(shown);

const own = (app: App, states?: Row["state"][]): Promise<Row[]> =>
  app.db
    .select()
    .from(boardPacks)
    .where(
      and(
        eq(boardPacks.requestedBy, actorIdOf(app)),
        eq(boardPacks.origin, "asked"),
        states && inArray(boardPacks.state, states),
      ),
    )
    .orderBy(desc(boardPacks.requestedAt), desc(boardPacks.id))
    .limit(maxListed);

export const find = async (app: App, id: string): Promise<BoardPack> => shown(await rowOf(app, id));

async function rowOf(app: App, id: string): Promise<Row> {
  const isTheirs = and(eq(boardPacks.id, id), eq(boardPacks.requestedBy, actorIdOf(app)));
  const [row] = await app.db.select().from(boardPacks).where(isTheirs);
  return row ?? notFound("export");
}

const shown = ({ id, state, tabs, locale, from, to, done, total, ...row }: Row): BoardPack => ({
  id,
  state,
  tabs,
  locale,
  from,
  to,
  progress: state === "ready" ? 100 : Math.floor((100 * done) / total),
  fileName: `report-${from}-${to}.zip`,
  bytes: row.bytes,
  requestedAt: row.requestedAt,
  expiresAt: row.expiresAt,
});

/** Stops what is on its way, and takes away what is there. */
export async function remove(app: App, id: string): Promise<BoardPack> {
  const row = await rowOf(app, id);
  if (!isOpen(row.state)) {
    await app.write([
      app.db.delete(boardPacks).where(eq(boardPacks.id, id)),
      audit.entry(app, { action: "report.removed", entityType: "report", entityId: id }),
    ]);
    await removeFiles(app, row);
    return shown(row);
  }
  const expiresAt = new Date(app.now().getTime() + packHours.asked * 3_600_000).toISOString();
  const isOnItsWay = and(eq(boardPacks.id, id), inArray(boardPacks.state, [...openStates]));
  const cancelled = { state: "cancelled" as const, expiresAt };
  await app.write([
    must(app.db.update(boardPacks).set(cancelled).where(isOnItsWay)),
    audit.entry(app, { action: "report.cancelled", entityType: "report", entityId: id }),
  ]);
  return find(app, id);
}

/** The archive itself; that somebody took it is written down. */
export async function download(app: App, id: string): Promise<Response> {
  await clear(app);
  const { state, fileName } = await find(app, id);
  const parts = state === "ready" ? await archives(app).read(id) : null;
  if (!parts) {
    throw new Failure("conflict", "This file isn't ready or has expired. Request it again.");
  }
  await app.write([
    audit.entry(app, { action: "report.downloaded", entityType: "report", entityId: id }),
  ]);
  return new Response(streamed(parts), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}
