import { desc, eq, lt } from "drizzle-orm";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { backOff, chosen, type Provider, providers, troubleOf } from "./connecting";
import type * as models from "./providers";
import { wordedEveryMs, wordingsKeptDays } from "./rules";
import { aiWordings as wordings } from "./schema";
import { askWithinBudget } from "./spending";

type Asked = { counts: models.Counts; language: string };
/** What the model says, and which. */
export type Worded = models.Words & { by: string };

/**
 * How the chosen model words these counts, if it has; otherwise `ask` has it do so for whoever comes next, where one
 * is chosen that may be asked now. Only the counts and their names are sent.
 */
export async function wording(
  app: App,
  asked: Asked,
): Promise<{ worded: Worded | null; ask: (() => Promise<void>) | null }> {
  const provider = await chosen(app);
  if (!provider) return { worded: null, ask: null };
  const by = (await providers()).nameOf(provider);
  const key = keyOf(by, asked);
  const [kept] = await app.db.select().from(wordings).where(eq(wordings.key, key));
  if (kept) return { worded: kept.words && { ...kept.words, by }, ask: null };
  const ask = () => wordedBy(app, { provider, asked, key });
  return { worded: null, ask: (await mayAsk(app, provider)) ? ask : null };
}

async function mayAsk(app: App, { id }: Provider): Promise<boolean> {
  const [[newest], trouble] = await Promise.all([
    app.db.select({ at: wordings.at }).from(wordings).orderBy(desc(wordings.at)).limit(1),
    troubleOf(app, id),
  ]);
  const now = app.now();
  const wasLately = newest && Date.parse(newest.at) > now.getTime() - wordedEveryMs;
  return !wasLately && !(trouble && trouble.waitUntil > now.toISOString());
}

/** What is to be worded by whom, and the key under which it is kept. */
type Wording = { provider: Provider; asked: Asked; key: string };

async function wordedBy(app: App, { provider, asked, key }: Wording): Promise<void> {
  const { word, worstWordingCost } = await providers();
  const worst = worstWordingCost(provider, asked);
  const at = app.now();
  const oldest = daysEarlier(at, wordingsKeptDays);
  const keep = ({ words }: { words: models.Words | null }) => [
    app.db.delete(wordings).where(lt(wordings.at, oldest)),
    app.db.insert(wordings).values({ key, words, at: at.toISOString() }).onConflictDoNothing(),
  ];
  try {
    const ask = (opened: Provider) => word(app, opened, asked);
    await askWithinBudget(app, { provider, worst, ask, keep });
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "bug") throw error;
    const failures = ((await troubleOf(app, provider.id))?.failures ?? 0) + 1;
    const trouble = { failures, sentence: error.message, wishedMs: null };
    await app.write([backOff(app, provider.id, trouble)]);
  }
}

function keyOf(by: string, { counts, language }: Asked): string {
  const whole = JSON.stringify([by, language, counts]);
  return new Bun.CryptoHasher("sha256").update(whole).digest("base64url");
}
