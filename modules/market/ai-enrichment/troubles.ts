import { eq } from "drizzle-orm";
import { type ProviderId, settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { waitAfter } from "./rules";
import { aiTroubles } from "./schema";

/** What keeps a provider from being asked; nothing once somebody has changed how it is set up. */
export async function troubleOf(app: App, id: ProviderId) {
  const [row] = await app.db.select().from(aiTroubles).where(eq(aiTroubles.provider, id));
  if (!row) return null;
  const changed = (await settings.group(app, "ai")).some(
    ({ key, updatedAt }) => (key === "ai" || key === `ai.${id}`) && (updatedAt ?? "") > row.at,
  );
  return changed ? null : row;
}

/** Leaves a provider alone for a while, longer with every failure in a row. */
export function backOff(
  app: App,
  provider: ProviderId,
  { failures, sentence, wishedMs }: { failures: number; sentence: string; wishedMs: number | null },
): Write {
  const now = app.now();
  const waitUntil = new Date(now.getTime() + waitAfter(failures, wishedMs)).toISOString();
  const row = { provider, failures, sentence, at: now.toISOString(), waitUntil };
  return app.db
    .insert(aiTroubles)
    .values(row)
    .onConflictDoUpdate({ target: aiTroubles.provider, set: row });
}

export const overcome = (app: App, id: ProviderId): Write =>
  app.db.delete(aiTroubles).where(eq(aiTroubles.provider, id));
