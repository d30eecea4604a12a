import type * as providers from "./providers";
import { type ProviderId, settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";

export type Provider = providers.Provider;

/** A provider as it is set up, without its key; refused while nobody has said which of its models to ask. */
export async function providerBy(app: App, id: ProviderId): Promise<Provider> {
  const connection = await settings.valueOf(app, `ai.${id}`);
  if (!connection.model) throw new Failure("conflict", "Name a model first, and save it.");
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
