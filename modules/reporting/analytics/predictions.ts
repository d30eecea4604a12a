import {
  type DemandIn,
  fewestWeeks,
  forecast,
  measures,
  weeksAhead,
} from "@/modules/reporting/metrics";
import type { Asked } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import { focusOn } from "./focus";
import type { AnalyticsMetrics } from "./model";
import { riskFactors } from "./risk-factors";

type Predictions = AnalyticsMetrics["predictions"];

/** What is to be expected by a plain rule, each with the numbers it rests on. */
export async function predictionsOf(
  app: App,
  about: Asked,
  demand: DemandIn,
): Promise<Predictions> {
  const weeks = await measures.adsByWeek(app);
  const expected = forecast(weeks, weeksAhead, fewestWeeks);
  const [recommendedFocus, factors] = await Promise.all([
    focusOn(app, demand),
    riskFactors(app, about, demand),
  ]);
  return {
    nextQuarterDemand: expected && Math.round(expected.value),
    range: expected && {
      low: Math.max(0, Math.round(expected.low)),
      high: Math.round(expected.high),
    },
    weeks: weeks.length,
    needed: fewestWeeks,
    recommendedFocus,
    riskFactors: factors,
  };
}
