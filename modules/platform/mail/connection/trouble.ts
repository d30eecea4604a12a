import { eq } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { backoffMs } from "../rules";
import { mailTroubles } from "../schema";

/** Where letters go out, and where answers come in. */
const rowOf = { email: 1, inbox: 2 } as const;
type Server = keyof typeof rowOf;

const isOf = (server: Server) => eq(mailTroubles.id, rowOf[server]);

/** What keeps everything from passing; nothing once somebody has changed how the server is reached. */
export async function troubleNow(app: App, server: Server = "email") {
  const [row] = await app.db.select().from(mailTroubles).where(isOf(server));
  if (!row) return null;
  const [setting] = await settings.group(app, server);
  return (setting?.updatedAt ?? "") > row.at ? null : row;
}

/** Leaves the server alone for a while, longer with every failure in a row. */
export async function backOff(app: App, sentence: string, server: Server = "email") {
  const failures = ((await troubleNow(app, server))?.failures ?? 0) + 1;
  const now = app.now();
  const waitUntil = new Date(now.getTime() + backoffMs(failures)).toISOString();
  const row = { id: rowOf[server], failures, sentence, at: now.toISOString(), waitUntil };
  const insert = app.db.insert(mailTroubles).values(row);
  await app.write([insert.onConflictDoUpdate({ target: mailTroubles.id, set: row })]);
}

export const clearTroubleWrite = (app: App, server: Server = "email"): Write =>
  app.db.delete(mailTroubles).where(isOf(server));
