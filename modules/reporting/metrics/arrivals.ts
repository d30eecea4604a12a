import { candidates } from "@/modules/crm/candidates";
import type { Origin } from "@/modules/crm/candidates/rules";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import type { Period } from "@/src/calendar";

/** How many candidates were taken up in each of some periods; only those who are still in the list. */
export const arrivals = (app: App, periods: readonly Period[]): Promise<number[]> =>
  cachedCount(app, { topic: "candidates", asked: `arrivals ${JSON.stringify(periods)}` }, () =>
    candidates.countAddedInSpans(app, periods),
  );

/** Where those came from who were taken up in a period. */
export const arrivalsBySource = (app: App, period: Period): Promise<Map<Origin, number>> =>
  cachedCount(app, { topic: "candidates", asked: `sources ${period.from} ${period.to}` }, () =>
    candidates.originsOfAdded(app, period),
  );
