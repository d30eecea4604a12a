import { eq, max } from "drizzle-orm";
import type { App } from "../app";
import type { Write } from "../database";
import { installation, news } from "../schema";

const name = "known time";
const hourMs = 3_600_000;
/** Further from the time known last a clock has jumped, or nobody was at work for two days. */
const longestGapMs = 48 * hourMs;
/** So far a clock is set back by those who correct it. */
const correctedMs = hourMs;

/** The time that the database knows, and that of this machine, which is not to be believed beside it. */
export type ClockDoubt = { known: string; here: string };

/**
 * Tells a clock that jumped from one that went on. What deletes by a date asks first, because by a wrong one everybody's
 * time is over; where there is doubt it waits for a person's word. Null where there is none.
 */
export async function clockDoubt(app: App): Promise<ClockDoubt | null> {
  const [known, here] = [await knownTime(app), app.now().toISOString()];
  if (known === null) return null;
  const gap = Date.parse(here) - Date.parse(known);
  return gap < -correctedMs || gap > longestGapMs ? { known, here } : null;
}

/** Goes on with the clock as long as nothing speaks against it. */
export async function noteTime(app: App): Promise<void> {
  if ((await clockDoubt(app)) === null) await app.write([acceptedTime(app)]);
}

/** From here on the clock of this machine is right: part of the write by which somebody says so. */
export const acceptedTime = (app: App): Write => {
  const value = app.now().toISOString();
  return app.db
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });
};

/** The one that was noted; before there is any, that of the newest change. */
async function knownTime(app: App): Promise<string | null> {
  const [row] = await app.db.select().from(installation).where(eq(installation.name, name));
  if (row) return row.value;
  const [newest] = await app.db.select({ at: max(news.at) }).from(news);
  return newest?.at ?? null;
}
