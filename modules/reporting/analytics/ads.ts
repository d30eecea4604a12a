import { measures } from "@/modules/reporting/metrics";
import { periods } from "@/modules/knowledge/periods";
import type { App } from "@/src/app";
import { usualOfAnalytics } from "@/src/calendar";
import type { AdLines, AdQuery } from "./model";

/** The ads behind a figure of the market. */
export async function ads(app: App, query: AdQuery): Promise<AdLines> {
  const { period, said } = periods.asked(app, query, usualOfAnalytics);
  return { ...said, ...(await measures.adsIn(app, period, query)) };
}
