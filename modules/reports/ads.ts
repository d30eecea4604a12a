import { measures } from "@/modules/measures";
import { usualOfAnalytics } from "@/modules/periods/rules";
import type { App } from "@/src/app";
import { asked } from "./asking";
import type { AdLines, AdQuery } from "./model";

/** The ads behind a figure of the market. */
export async function ads(app: App, query: AdQuery): Promise<AdLines> {
  const { period, said } = asked(app, query, usualOfAnalytics);
  return { ...said, ...(await measures.adsIn(app, period, query)) };
}
