import { eq } from "drizzle-orm";
import { settings } from "@/modules/settings";
import { troubleWaitMs } from "@/modules/mail/rules";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { inboxTrouble } from "./schema";

/** What keeps the folder from being read; nothing once somebody has changed how it is reached. */
export async function troubleNow(app: App) {
  const [row] = await app.db.select().from(inboxTrouble).where(eq(inboxTrouble.id, 1));
  if (!row) return null;
  const [setting] = await settings.group(app, "inbox");
  return (setting?.updatedAt ?? "") > row.at ? null : row;
}

/** Leaves the mailbox alone for a while, longer with every failure in a row. */
export async function troubled(app: App, sentence: string): Promise<void> {
  const failures = ((await troubleNow(app))?.failures ?? 0) + 1;
  const now = app.now();
  const waitUntil = new Date(now.getTime() + troubleWaitMs(failures)).toISOString();
  const row = { id: 1, failures, sentence, at: now.toISOString(), waitUntil };
  const insert = app.db.insert(inboxTrouble).values(row);
  await app.write([insert.onConflictDoUpdate({ target: inboxTrouble.id, set: row })]);
}

export const overcome = (app: App): Write => app.db.delete(inboxTrouble);
