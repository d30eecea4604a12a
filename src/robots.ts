import { eq } from "drizzle-orm";
import type { Database, Write } from "./database";
import type { RobotsStore } from "./fetch";
import { robotsTexts } from "./schema";

/** Remembers robots.txt in the database, so that a restart or a second process does not ask again. */
export const robotsIn = (
  db: Database,
  write: (writes: Write[]) => Promise<void>,
  now: () => Date,
): RobotsStore => ({
  async read(host) {
    const [row] = await db.select().from(robotsTexts).where(eq(robotsTexts.host, host));
    return row ?? null;
  },
  async keep(host, text) {
    const row = { text, fetchedAt: now().toISOString() };
    const target = robotsTexts.host;
    await write([
      db
        .insert(robotsTexts)
        .values({ host, ...row })
        .onConflictDoUpdate({ target, set: row }),
    ]);
  },
});
