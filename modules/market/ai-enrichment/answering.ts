import { eq, lt } from "drizzle-orm";
import type { AnalysedAd } from "@/modules/knowledge/analysis/model";
import type { providers } from "@/modules/knowledge/analysis";
import type { App } from "@/src/app";
import { analysis } from "./analysis";
import { keyed, type Provider } from "./connecting";
import { answersKeptDays } from "./rules";
import { aiAnswers } from "./schema";
import { reserve, settled } from "./spending";

/** What a model says about an ad: kept from before, or asked within the budget. */
export async function answered(
  app: App,
  provider: Provider,
  ad: AnalysedAd,
  signal?: AbortSignal,
): Promise<providers.Reply> {
  const key = await keyOf(provider, ad);
  const [kept] = await app.db.select().from(aiAnswers).where(eq(aiAnswers.key, key));
  return kept?.reply ?? (await asked(app, provider, ad, key, signal));
}

/** Asks in any case, and remembers what is worth it. */
export async function asked(
  app: App,
  provider: Provider,
  ad: AnalysedAd,
  key: string | null,
  signal?: AbortSignal,
): Promise<providers.Reply> {
  const { ask, Trouble, worstCost } = (await analysis()).providers;
  const worst = worstCost(provider, ad);
  const opened = await keyed(app, provider);
  await reserve(app, provider, worst);
  try {
    const { reply, cost } = await ask(app, opened, ad, signal);
    const paid = settled(app, provider, worst, cost);
    await app.write([paid, ...(reply && key ? remembered(app, key, reply) : [])]);
    if (!reply) throw new Trouble("garbage");
    return reply;
  } catch (error) {
    if (error instanceof Trouble && costsNothing.has(error.about)) {
      const nothing = { requests: 1, tokensIn: 0, tokensOut: 0 };
      await app.write([settled(app, provider, worst, nothing)]);
    }
    throw error;
  }
}

/** After these nobody has thought; a model that was too slow may well have. */
const costsNothing = new Set<providers.TroubleKind>([
  ...(["key", "model", "question", "busy", "broken", "unreachable", "forbidden"] as const),
]);

function remembered(app: App, key: string, reply: providers.Reply) {
  const at = app.now();
  const oldest = new Date(at.getTime() - answersKeptDays * 24 * 60 * 60 * 1000).toISOString();
  const row = { key, reply, at: at.toISOString() };
  return [
    app.db.delete(aiAnswers).where(lt(aiAnswers.at, oldest)),
    app.db.insert(aiAnswers).values(row).onConflictDoUpdate({ target: aiAnswers.key, set: row }),
  ];
}

async function keyOf(provider: Provider, { title, text }: AnalysedAd): Promise<string> {
  const { nameOf, promptVersion } = (await analysis()).providers;
  const { baseUrl } = provider.connection;
  const whole = JSON.stringify([title, text, nameOf(provider), baseUrl, promptVersion()]);
  return new Bun.CryptoHasher("sha256").update(whole).digest("base64url");
}
