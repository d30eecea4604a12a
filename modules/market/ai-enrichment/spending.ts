import { eq, sql } from "drizzle-orm";
import type * as models from "./providers";
import { settings } from "@/modules/platform/settings";
import type { AiUse } from "./model";
import type { App } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { type Provider, providers, withApiKey } from "./connecting";
import { microcents } from "./rules";
import { aiSpending } from "./schema";

type Cost = models.Cost;
type Spent = { requests: number; tokens: number; microcents: number };

/** A question, the most it can cost, and what is written together with taking that out of the budget. */
type Question<Answer> = {
  provider: Provider;
  worst: Cost;
  ask: (opened: Provider) => Promise<Answer & { cost: Cost }>;
  before?: Write[];
  /** What is written of the answer, together with giving back what it did not cost. */
  keep?: (answer: Answer) => Write[];
};

/**
 * Reserves the most that a question can cost before asking, or refuses it over budget; refunds what it did not cost. A
 * failure the provider does not charge for costs the request alone; any other keeps the full reservation, because nobody
 * knows its cost.
 */
export async function askWithinBudget<Answer>(
  app: App,
  { provider, worst, ask, before = [], keep = () => [] }: Question<Answer>,
): Promise<Answer> {
  const opened = await withApiKey(app, provider);
  await reserve(app, { provider, worst, before });
  const paid = (real: Cost) => refund(app, { provider, worst, real });
  const answer = await ask(opened).catch(async (error: unknown) => {
    const { Trouble } = await providers();
    if (error instanceof Trouble && error.isFree) await app.write([paid(nothing)]);
    throw error;
  });
  await app.write([paid(answer.cost), ...keep(answer)]);
  return answer;
}

const nothing: Cost = { requests: 1, tokensIn: 0, tokensOut: 0 };

type Reserved = { provider: Provider; worst: Cost; before: Write[] };

async function reserve(app: App, { provider, worst, before }: Reserved): Promise<void> {
  const { monthly } = await settings.valueOf(app, "ai");
  const month = monthOf(app);
  try {
    await app.write([
      app.db.insert(aiSpending).values({ month }).onConflictDoNothing(),
      must(
        app.db
          .update(aiSpending)
          .set(raised(spentBy(provider, worst)))
          .where(within(app, { provider, worst, monthly })),
      ),
      ...before,
    ]);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
    const sentence = "This month's budget is used up. Raise it, or wait until next month.";
    throw new Failure("throttled", sentence);
  }
}

/** The most that a question could have cost, and what it did cost. */
type Refund = { provider: Provider; worst: Cost; real: Cost };

function refund(app: App, { provider, worst, real }: Refund): Write {
  const [kept, due] = [spentBy(provider, worst), spentBy(provider, real)];
  const change = {
    requests: due.requests - kept.requests,
    tokens: due.tokens - kept.tokens,
    microcents: due.microcents - kept.microcents,
  };
  return app.db
    .update(aiSpending)
    .set(raised(change))
    .where(eq(aiSpending.month, monthOf(app)));
}

export async function spentThisMonth(app: App) {
  const [row] = await app.db
    .select()
    .from(aiSpending)
    .where(eq(aiSpending.month, monthOf(app)));
  const { requests = 0, tokens = 0, microcents: cost = 0 } = row ?? {};
  return { requests, tokens, cents: cost / microcents };
}

const spentBy = ({ connection }: Provider, { requests, tokensIn, tokensOut }: Cost): Spent => ({
  requests,
  tokens: tokensIn + tokensOut,
  microcents: Math.ceil(
    tokensIn * connection.centsPerMillionIn + tokensOut * connection.centsPerMillionOut,
  ),
});

const raised = ({ requests, tokens, microcents }: Spent) => ({
  requests: sql`${aiSpending.requests} + ${requests}`,
  tokens: sql`${aiSpending.tokens} + ${tokens}`,
  microcents: sql`${aiSpending.microcents} + ${microcents}`,
});

/** The most that a question may cost, and the budget that it has to fit into. */
type Reservation = { provider: Provider; worst: Cost; monthly: AiUse["monthly"] };

function within(app: App, { provider, worst, monthly }: Reservation) {
  const more = spentBy(provider, worst);
  return sql`${aiSpending.month} = ${monthOf(app)}
    and ${aiSpending.requests} + ${more.requests} <= ${monthly.requests}
    and ${aiSpending.tokens} + ${more.tokens} <= ${monthly.tokens}
    and ${aiSpending.microcents} + ${more.microcents} <= ${monthly.cents * microcents}`;
}

const monthOf = (app: App) => app.now().toISOString().slice(0, 7);
