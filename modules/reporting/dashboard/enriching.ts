import { wording } from "@/modules/market/ai-enrichment";
import type { App } from "@/src/app";
import { traceOf } from "@/src/log";
import type { Insights } from "./model";

const under = new WeakMap<App["db"], Promise<void>>();

/** The same numbers in the chosen model's words, where it has worded just these; never more than them. */
export async function enriched(app: App, told: Insights, language: string): Promise<Insights> {
  const { worded, ask } = await wording(app, { counts: countsIn(told), language });
  if (ask && !under.has(app.db)) begin(app, ask);
  if (!worded) return told;
  const { by, marketTrends, recommendations } = worded;
  return {
    ...told,
    marketTrends: { ...told.marketTrends, worded: { text: marketTrends, by } },
    recommendations: { ...told.recommendations, worded: { text: recommendations, by } },
  };
}

/** Nobody waits for a model: what it says is there for whoever looks next. */
function begin(app: App, ask: () => Promise<void>): void {
  const asking = ask()
    .catch((error) => app.log.warn("the insights were not worded", traceOf(error)))
    .finally(() => under.delete(app.db));
  under.set(app.db, asking);
}

/** Whether a model is being asked just now. */
export const wordingNow = (app: App): Promise<void> | undefined => under.get(app.db);

/** What was counted, by which sentence; whom or what it is about stays here. */
const countsIn = ({ marketTrends, recommendations }: Insights): Record<string, number> =>
  Object.fromEntries(
    [...marketTrends.points, ...recommendations.points].map(({ topic, n }) => [topic, n]),
  );
