import type { AnalysedAd, Analysis } from "@/modules/knowledge/analysis/model";
import { providerIds, settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { analysis, providers } from "./analysis";
import { answerFor } from "./answering";
import { providerBy } from "./connecting";

export type Analyser = { name: string; analyse: (ad: AnalysedAd) => Promise<Analysis> };

/** One analyser for each provider that is set up, within the same budget and with the same memory as any other. */
export async function configuredAnalysers(app: App): Promise<Analyser[]> {
  const [{ analyse }, { nameOf, withReply }] = await Promise.all([analysis(), providers()]);
  const analysers = providerIds.map(async (id): Promise<Analyser[]> => {
    const { model } = await settings.valueOf(app, `ai.${id}`);
    if (!model) return [];
    const provider = await providerBy(app, id);
    const name = nameOf(provider);
    const read = async (ad: AnalysedAd) =>
      withReply(ad, analyse(ad), await answerFor(app, provider, ad), name).analysis;
    return [{ name, analyse: read }];
  });
  return (await Promise.all(analysers)).flat();
}
