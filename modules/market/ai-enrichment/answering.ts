import { eq, lt } from "drizzle-orm";
import type { AnalysedAd } from "@/modules/knowledge/analysis/model";
import { daysEarlier } from "@/src/calendar";
import type * as models from "./providers";
import type { App } from "@/src/app";
import { providers } from "./analysis";
import { withApiKey, type Provider } from "./connecting";
import { answersKeptDays } from "./rules";
import { aiAnswers } from "./schema";
import { reserve, refundWrites } from "./spending";

/** What a model says about an ad: kept from before, or asked within the budget. */
export async function answerFor(
  app: App,
  provider: Provider,
  ad: AnalysedAd,
  signal?: AbortSignal,
): Promise<models.Reply> {
  const key = await keyOf(provider, ad);
  const [kept] = await app.db.select().from(aiAnswers).where(eq(aiAnswers.key, key));
  return kept?.reply ?? (await askModel(app, provider, ad, key, signal));
}

/** Asks in any case, and remembers what is worth it. */
export async function askModel(
  app: App,
  provider: Provider,
  ad: AnalysedAd,
  key: string | null,
  signal?: AbortSignal,
): Promise<models.Reply> {
  const { ask, Trouble, worstCost } = await providers();
  const worst = worstCost(provider, ad);
  const opened = await withApiKey(app, provider);
  await reserve(app, provider, worst);
  try {
    const { reply, cost } = await ask(app, opened, ad, signal);
    const paid = refundWrites(app, provider, worst, cost);
    await app.write([paid, ...(reply && key ? remembered(app, key, reply) : [])]);
    if (!reply) throw new Trouble("garbage");
    return reply;
  } catch (error) {
    if (error instanceof Trouble && costsNothing.has(error.about)) {
      const nothing = { requests: 1, tokensIn: 0, tokensOut: 0 };
      await app.write([refundWrites(app, provider, worst, nothing)]);
    }
    throw error;
  }
}

/** After these nobody has thought; a model that was too slow may well have. */
const costsNothing = new Set<models.TroubleKind>([
  ...(["key", "model", "question", "busy", "broken", "unreachable", "forbidden"] as const),
]);

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
