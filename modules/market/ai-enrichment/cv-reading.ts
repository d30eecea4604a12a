import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Answers } from "@/src/port";
import { Failure } from "@/src/errors";
import { chosen, type Provider, providers, withApiKey } from "./connecting";
import { refundWrites, reserve } from "./spending";

/** The model that CVs are sent to, by its name; null while no administrator has allowed it. */
export async function cvModel(app: App): Promise<string | null> {
  const provider = await allowed(app);
  return provider && (await providers()).nameOf(provider);
}

async function allowed(app: App): Promise<Provider | null> {
  const { readsCvs } = await settings.valueOf(app, "ai");
  return readsCvs ? chosen(app) : null;
}

/** Asks it about one CV, within the month's budget; its answer is kept nowhere, since it is about a person. */
export const readCvByModel: Answers["readCvByModel"] = async (app, text) => {
  const provider = await allowed(app);
  if (!provider) throw new Failure("conflict", "No AI model may read CVs. Ask an administrator.");
  const { askAboutCv, nameOf, Trouble, worstCvCost } = await providers();
  const worst = worstCvCost(provider, text);
  const opened = await withApiKey(app, provider);
  await reserve(app, provider, worst);
  const paid = (real: typeof worst) => app.write([refundWrites(app, { provider, worst, real })]);
  const { reply, cost } = await askAboutCv(app, opened, text).catch(async (error: unknown) => {
    if (error instanceof Trouble && error.isFree)
      await paid({ requests: 1, tokensIn: 0, tokensOut: 0 });
    throw error;
  });
  await paid(cost);
  if (!reply) throw new Trouble("garbage");
  return { by: nameOf(provider), ...reply };
};
