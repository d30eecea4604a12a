import { eq, lt } from "drizzle-orm";
import type { AnalysedAd, Analysis } from "@/modules/knowledge/analysis/model";
import { settings } from "@/modules/platform/settings";
import { providerIds } from "./rules";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { analysis, type Provider, providerBy, providers } from "./connecting";
import type * as models from "./providers";
import { answersKeptDays } from "./rules";
import { aiAnswers } from "./schema";
import { askWithinBudget } from "./spending";

type AskedAd = { provider: Provider; ad: AnalysedAd; signal?: AbortSignal | undefined };

/** What a model says about an ad: kept from before, or asked within the budget. */
export async function answerFor(
  app: App,
  { provider, ad, signal }: AskedAd,
): Promise<models.Reply> {
  const key = await keyOf(provider, ad);
  const [kept] = await app.db.select().from(aiAnswers).where(eq(aiAnswers.key, key));
  return kept?.reply ?? (await askModel(app, { provider, ad, key, signal }));
}

/** The key is the one its answer is remembered under; null where it is not. */
type Unanswered = AskedAd & { key: string | null };

/** Asks in any case, and remembers what is worth it. */
export async function askModel(
  app: App,
  { provider, ad, key, signal }: Unanswered,
): Promise<models.Reply> {
  const { ask, Trouble, worstCost } = await providers();
  const { reply } = await askWithinBudget(app, {
    provider,
    worst: worstCost(provider, ad),
    ask: (opened) => ask({ app, provider: opened, signal }, ad),
    keep: ({ reply }) => (reply && key ? remembered(app, key, reply) : []),
  });
  if (!reply) throw new Trouble("garbage");
  return reply;
}

function remembered(app: App, key: string, reply: models.Reply) {
  const at = app.now();
  const oldest = daysEarlier(at, answersKeptDays);
  const row = { key, reply, at: at.toISOString() };
  return [
    app.db.delete(aiAnswers).where(lt(aiAnswers.at, oldest)),
    app.db.insert(aiAnswers).values(row).onConflictDoUpdate({ target: aiAnswers.key, set: row }),
  ];
}

async function keyOf(provider: Provider, { title, text }: AnalysedAd): Promise<string> {
  const { nameOf, promptVersion } = await providers();
  const { baseUrl } = provider.connection;
  const whole = JSON.stringify([title, text, nameOf(provider), baseUrl, promptVersion()]);
  return new Bun.CryptoHasher("sha256").update(whole).digest("base64url");
}

type Analyser = { name: string; analyse: (ad: AnalysedAd) => Promise<Analysis> };

/** One analyser for each provider that is set up, within the same budget and with the same memory as any other. */
export async function configuredAnalysers(app: App): Promise<Analyser[]> {
  const [{ analyse }, { nameOf, withReply }] = await Promise.all([analysis(), providers()]);
  const analysers = providerIds.map(async (id): Promise<Analyser[]> => {
    const { model } = await settings.valueOf(app, `ai.${id}`);
    if (!model) return [];
    const provider = await providerBy(app, id);
    const name = nameOf(provider);
    const read = async (ad: AnalysedAd) =>
      withReply({ ad, analysis: analyse(ad) }, await answerFor(app, { provider, ad }), name)
        .analysis;
    return [{ name, analyse: read }];
  });
  return (await Promise.all(analysers)).flat();
}
