import { eq } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import type { ProviderId } from "./rules";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Provider } from "./providers";
import { waitAfter } from "./rules";
import { aiTroubles } from "./schema";

export type { Provider };

/** A provider as it is set up, without its key; refused while nobody has said which of its models to ask. */
export async function providerBy(app: App, id: ProviderId): Promise<Provider> {
  const connection = await settings.valueOf(app, `ai.${id}`);
  if (!connection.model) throw new Failure("conflict", "Enter a model first and save it.");
  return { id, connection, key: null };
}

/** The provider that adds to analyses; null while none is chosen, or it is paused or has no model. */
export async function chosen(app: App): Promise<Provider | null> {
  const { provider, isPaused } = await settings.valueOf(app, "ai");
  if (!provider || isPaused) return null;
  const { model } = await settings.valueOf(app, `ai.${provider}`);
  return model ? providerBy(app, provider) : null;
}

/** With its key in clear, for the length of one call. */
export const withApiKey = async (app: App, provider: Provider): Promise<Provider> => ({
  ...provider,
  key: await settings.secretOf(app, `ai.${provider.id}`),
});

/** What keeps a provider from being asked; nothing once somebody has changed how it is set up. */
export async function troubleOf(app: App, id: ProviderId) {
  const [row] = await app.db.select().from(aiTroubles).where(eq(aiTroubles.provider, id));
  if (!row) return null;
  const changed = (await settings.group(app, "ai")).some(
    ({ key, updatedAt }) => (key === "ai" || key === `ai.${id}`) && (updatedAt ?? "") > row.at,
  );
  return changed ? null : row;
}

/** How often a provider failed in a row, why, and for how long it asks to be left alone. */
type Failures = { failures: number; sentence: string; wishedMs: number | null };

/** Exponential backoff: the provider is not asked for a while, longer with every failure in a row. */
export function backOff(
  app: App,
  provider: ProviderId,
  { failures, sentence, wishedMs }: Failures,
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

/** The analyser with its taxonomy, loaded when a model is first asked: a server starts without. */
export const analysis = () => import("@/modules/knowledge/analysis");

/** The same for what asks a model; it knows the taxonomy too. */
export const providers = () => import("./providers");
