import { and, asc, count, eq, gte, inArray, lt, lte, ne, or } from "drizzle-orm";
import type { App } from "@/src/app";
import { hourMs } from "@/src/calendar";
import { campaignShare, purposes } from "./rules";
import { letters } from "./schema";

const longestTestMs = hourMs / 6;
/** Letters looked up at once; each is still checked by itself when its turn comes. */
const atOnce = 20;

/** How many letters may still go out this hour, and how many of them may be a campaign's. */
export type Room = { all: number; campaigns: number };

export async function quotaLeft(app: App, perHour: number): Promise<Room> {
  const sent = await sentLastHour(app);
  return { all: perHour - sent, campaigns: Math.ceil(perHour * campaignShare) - sent };
}

/** Those whose turn it is, the longest waiting first; a campaign lets everybody else go before it. */
export async function due(app: App, { all, campaigns }: Room) {
  const own = await dueOf(app, personal, Math.min(atOnce, all));
  const left = Math.min(atOnce, all) - own.length;
  return [...own, ...(await dueOf(app, ["campaign"], Math.min(left, campaigns - own.length)))];
}

const personal = purposes.filter((purpose) => purpose !== "campaign");

const dueOf = async (app: App, those: typeof personal | ["campaign"], limit: number) =>
  limit <= 0
    ? []
    : app.db
        .select()
        .from(letters)
        .where(isDue(app, those))
        .orderBy(asc(letters.nextAt), asc(letters.seq))
        .limit(limit);

const isDue = (app: App, those: typeof personal | ["campaign"]) =>
  and(
    eq(letters.state, "queued"),
    inArray(letters.purpose, those),
    lte(letters.nextAt, app.now().toISOString()),
  );

/** Begun by a process that is gone; behind a test somebody waits, though not for ever. */
function isAbandoned(app: App) {
  const longAgo = new Date(app.now().getTime() - longestTestMs).toISOString();
  const isNobodys = or(ne(letters.purpose, "test"), lt(letters.startedAt, longAgo));
  return and(eq(letters.state, "sending"), isNobodys);
}

export const giveUpWrites = (app: App) => app.db.select().from(letters).where(isAbandoned(app));

export async function hasWork(app: App, { all, campaigns }: Room): Promise<boolean> {
  const those = [
    isAbandoned(app),
    ...(all > 0 ? [isDue(app, personal)] : []),
    ...(campaigns > 0 ? [isDue(app, ["campaign"])] : []),
  ];
  const [found] = await app.db
    .select({ id: letters.id })
    .from(letters)
    .where(or(...those))
    .limit(1);
  return found !== undefined;
}

export async function sentLastHour(app: App): Promise<number> {
  const anHourAgo = new Date(app.now().getTime() - hourMs).toISOString();
  const [row] = await app.db
    .select({ n: count() })
    .from(letters)
    .where(gte(letters.sentAt, anHourAgo));
  return row?.n ?? 0;
}

const wasWaiting = inArray(letters.state, ["queued", "sending"]);
const afterRestore =
  "An older copy of the database was restored, so the email may have been sent since.";

/** What letters that wait take along, be its record there or not. */
export async function attachedContents(app: App): Promise<string[]> {
  const rows = await app.db
    .select({ attachments: letters.attachments })
    .from(letters)
    .where(wasWaiting);
  return rows.flatMap(({ attachments }) => attachments.map(({ storage }) => storage));
}

/** Letters of an older copy may have gone out since, so they wait for a person's word. */
export const holdWaiting = async (app: App) => ({
  counts: { letters: await app.db.$count(letters, wasWaiting) },
  writes: [
    app.db
      .update(letters)
      .set({ state: "unsure", reason: afterRestore, changedAt: app.now().toISOString() })
      .where(wasWaiting),
  ],
});
