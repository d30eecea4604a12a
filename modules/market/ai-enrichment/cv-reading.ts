import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { PortAnswers } from "@/src/port";
import { Failure } from "@/src/errors";
import { chosen, type Provider, providers } from "./connecting";
import { askWithinBudget } from "./spending";

/** The model that CVs are sent to, by its name; null while no administrator has allowed it. */
export async function cvModel(app: App): Promise<string | null> {
  const provider = await allowed(app);
  return provider && (await providers()).nameOf(provider);
}

async function allowed(app: App): Promise<Provider | null> {
  const { readsCvs } = await settings.valueOf(app, "ai");
  return readsCvs ? chosen(app) : null;
}

/**
 * Asks it about one CV, within the month's budget; its answer is kept nowhere, since it is about a person. That it is
 * sent is written down with the money taken out for it: in one commit, before anything leaves.
 */
export const readCvByModel: PortAnswers["readCvByModel"] = async (app, { text, sentEntry }) => {
  const provider = await allowed(app);
  if (!provider) throw new Failure("conflict", "No AI model may read CVs. Ask an administrator.");
  const { askAboutCv, nameOf, Trouble, worstCvCost } = await providers();
  const by = nameOf(provider);
  const { reply } = await askWithinBudget(app, {
    provider,
    worst: worstCvCost(provider, text),
    ask: (opened) => askAboutCv(app, opened, text),
    before: [sentEntry(by)],
  });
  if (!reply) throw new Trouble("garbage");
  return { by, ...reply };
};
