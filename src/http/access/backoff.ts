import { eq, inArray, lt, sql } from "drizzle-orm";
import { dayMs } from "../../calendar";
import type { App } from "../../app";
import { type Guarded, must, statement } from "../../database/index";
import { Failure } from "../../errors/index";
import { delays } from "../../schema";
import { tooMany } from "./limits";

/**
 * A leaky bucket with exponential backoff: `free` attempts cost no delay, each further one waits twice as long as the
 * one before, up to `longestMs`; every `longestMs` one attempt leaks out. So nobody is locked out, and a day allows at
 * most `free` attempts plus one per `longestMs`.
 */
export type Bucket = { key: string; free: number; firstMs: number; longestMs: number };

/** Beyond this many doublings every wait is the longest; a number shifted further would overflow. */
const mostDoublings = 20;

/** How many tries are still remembered after so long. */
export const leaked = ({ longestMs }: Bucket, level: number, elapsedMs: number): number =>
  Math.max(0, level - elapsedMs / longestMs);

/** How long the next try waits, counted from the last. */
export const delayAt = ({ free, firstMs, longestMs }: Bucket, level: number): number =>
  level < free
    ? 0
    : Math.min(longestMs, firstMs * 2 ** Math.min(mostDoublings, Math.trunc(level - free)));

/** Counts a try in each of them or, where one has to wait, in none; answers how full each is now. */
export async function countTry(app: App, ...buckets: Bucket[]): Promise<number[]> {
  const now = app.now().getTime();
  const old = app.db.delete(delays).where(lt(delays.at, now - dayMs));
  try {
    await app.write([old, ...buckets.map((bucket) => counted(bucket, now))]);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
    throw tooMany(await waitFor(app, buckets, now));
  }
  const levels = await levelsOf(app, buckets);
  return buckets.map(({ key }) => levels.get(key)?.level ?? 0);
}

/** The same sums as above, done where parallel tries cannot slip through between reading and writing. */
function counted({ key, free, firstMs, longestMs }: Bucket, now: number): Guarded {
  const level = sql`max(0.0, ${delays.level} - (${now} - ${delays.at}) * 1.0 / ${longestMs})`;
  const doublings = sql`min(${mostDoublings}, cast(${level} - ${free} as integer))`;
  const longer = sql`min(${longestMs}, ${firstMs} << ${doublings})`;
  const isLate = sql`(${level} >= ${free})`;
  // A clock that was set back must not keep anybody waiting for it.
  return must(
    statement(sql`insert into ${delays} (key, level, at) values (${key}, 1, ${now})
      on conflict (key) do update set level = ${level} + 1, at = ${now}
      where ${now} - ${delays.at} >= ${longer} * ${isLate} or ${now} < ${delays.at}`),
  );
}

async function waitFor(app: App, buckets: Bucket[], now: number): Promise<number> {
  const rows = await levelsOf(app, buckets);
  const waits = buckets.map((bucket) => {
    const row = rows.get(bucket.key);
    if (!row) return 0;
    const elapsed = now - row.at;
    return delayAt(bucket, leaked(bucket, row.level, elapsed)) - elapsed;
  });
  return Math.max(1000, ...waits);
}

async function levelsOf(app: App, buckets: Bucket[]) {
  const keys = buckets.map(({ key }) => key);
  const rows = await app.db.select().from(delays).where(inArray(delays.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Whoever got in was not guessing: all of their own tries are forgotten, and this one where others count too. */
export const forgiveTry = (app: App, own: Bucket, ...shared: Bucket[]) =>
  app.write([
    app.db.delete(delays).where(eq(delays.key, own.key)),
    ...shared.map(({ key }) =>
      app.db
        .update(delays)
        .set({ level: sql`max(0.0, ${delays.level} - 1)` })
        .where(eq(delays.key, key)),
    ),
  ]);
