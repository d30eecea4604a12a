import { and, asc, count, eq, gte, lt, lte, ne, or } from "drizzle-orm";
import type { App } from "@/src/app";
import { letters } from "./schema";

const hourMs = 60 * 60 * 1000;
const longestTestMs = hourMs / 6;
/** Letters looked up at once; each is still checked by itself when its turn comes. */
const atOnce = 20;

const isDue = (app: App) =>
  and(eq(letters.state, "queued"), lte(letters.nextAt, app.now().toISOString()));
/** Begun by a process that is gone; behind a test somebody waits, though not for ever. */
function isAbandoned(app: App) {
  const longAgo = new Date(app.now().getTime() - longestTestMs).toISOString();
  const isNobodys = or(ne(letters.purpose, "test"), lt(letters.startedAt, longAgo));
  return and(eq(letters.state, "sending"), isNobodys);
}

/** Those whose turn it is, the longest waiting first. */
export const due = (app: App) =>
  app.db
    .select()
    .from(letters)
    .where(isDue(app))
    .orderBy(asc(letters.nextAt), asc(letters.id))
    .limit(atOnce);

export const abandoned = (app: App) => app.db.select().from(letters).where(isAbandoned(app));

export async function hasWork(app: App): Promise<boolean> {
  const [found] = await app.db
    .select({ id: letters.id })
    .from(letters)
    .where(or(isDue(app), isAbandoned(app)))
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
