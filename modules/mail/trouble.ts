import { eq } from "drizzle-orm";
import { settings } from "@/modules/settings";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { troubleWaitMs } from "./rules";
import { mailTroubles } from "./schema";

/** What keeps every letter from going out; nothing once somebody has changed how the server is reached. */
export async function troubleNow(app: App) {
  const [row] = await app.db.select().from(mailTroubles).where(eq(mailTroubles.id, 1));
  if (!row) return null;
  const [setting] = await settings.group(app, "email");
  return (setting?.updatedAt ?? "") > row.at ? null : row;
}

/** Leaves the server alone for a while, longer with every failure in a row. */
export async function troubled(app: App, sentence: string): Promise<void> {
  const failures = ((await troubleNow(app))?.failures ?? 0) + 1;
  const now = app.now();
  const waitUntil = new Date(now.getTime() + troubleWaitMs(failures)).toISOString();
  const row = { id: 1, failures, sentence, at: now.toISOString(), waitUntil };
  await app.write([
    app.db
      .insert(mailTroubles)
      .values(row)
      .onConflictDoUpdate({ target: mailTroubles.id, set: row }),
  ]);
}

export const overcome = (app: App): Write => app.db.delete(mailTroubles);
