import type { AnalysedAd } from "@/modules/knowledge/analysis/model";
import { settings } from "@/modules/platform/settings";
import type { ProviderId } from "./rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { askModel } from "./answering";
import { analysis, overcome, providerBy, providers, troubleOf } from "./connecting";
import type { AiStatus, AiTestResult } from "./model";
import { countRead, countWaiting } from "./queue";
import { readerFor } from "./reading";
import { spentThisMonth } from "./spending";

export { run } from "./running";
export { readSteadily } from "./running";

export async function status(app: App): Promise<AiStatus> {
  const { provider, isPaused, monthly } = await settings.valueOf(app, "ai");
  const connection = provider && (await settings.valueOf(app, `ai.${provider}`));
  const reading = {
    provider,
    isPaused,
    monthly,
    model: connection?.model || null,
    isPriced: Boolean(connection?.centsPerMillionIn || connection?.centsPerMillionOut),
    spent: await spentThisMonth(app),
    ...(await countRead(app)),
  };
  if (!provider || !reading.model) return { ...reading, waiting: 0, trouble: null };
  const { name } = await readerFor(await providerBy(app, provider));
  return {
    ...reading,
    waiting: await countWaiting(app, name),
    trouble: await troubleOf(app, provider),
  };
}

/** A written ad that says three things without calling them by their names. */
const written: AnalysedAd = {
  title: "Technician, night shift",
  company: null,
  location: null,
  country: null,
  salary: null,
  text: `Our hall of servers never sleeps, and neither does its cooling.
You look after the machines that make cold water for the air handlers, you test the diesel engines that
take over when the grid fails, and you replace batteries that carry the load until they do.`,
};
const expected = ["chillers", "diesel-generators", "ups-batteries"];

/** Asks a provider about a written ad, so that one knows before a real one is sent. */
export async function test(app: App, id: ProviderId): Promise<AiTestResult> {
  const provider = await providerBy(app, id);
  const [{ analyse }, { withReply }] = await Promise.all([analysis(), providers()]);
  const begun = performance.now();
  const result = { model: provider.connection.model, found: 0, told: expected.length };
  const tookMs = () => Math.round(performance.now() - begun);
  try {
    const reply = await askModel(app, { provider, ad: written, key: null });
    const took = tookMs();
    const analysis = { ...analyse(written), facts: [] };
    const { added } = withReply({ ad: written, analysis }, reply, id);
    await app.write([overcome(app, id)]);
    const found = added.filter((fact) => expected.includes(fact.id)).length;
    const sentence = "The model answers, but finds nothing in the test ad. Use another one.";
    const isWell = found > 0;
    return { ...result, isWell, tookMs: took, found, sentence: isWell ? null : sentence };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "bug") throw error;
    return { ...result, isWell: false, tookMs: tookMs(), sentence: error.message };
  }
}

export async function usesAi(app: App): Promise<boolean> {
  const { provider, isPaused } = await settings.valueOf(app, "ai");
  return provider !== null && !isPaused;
}
