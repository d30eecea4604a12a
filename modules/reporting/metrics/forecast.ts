import { demand } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import { addDays, dayIn, firstDayOf, periodZone, spanOf, stepsOf, todayOf } from "@/src/calendar";
import { cachedCount } from "@/src/http/cached-count";

/** The expected value, and the range that holds in eight of ten such forecasts. */
export type Forecast = { value: number; low: number; high: number };

/** Below these counts there is no forecast. */
export const minMonths = 6;
export const minWeeks = 8;
/** Older values are ignored: they say little about the near future. */
export const maxMonths = 6;
export const maxWeeks = 26;
/** A quarter of a year. */
export const weeksAhead = 13;
export const monthsAhead = 3;

/** Student's t for an 80 % interval, by degrees of freedom. */
const quantiles = new Map([
  [5, 1.476],
  [7, 1.415],
  [9, 1.383],
  [11, 1.363],
  [15, 1.341],
  [20, 1.325],
  [25, 1.316],
]);

const quantileOf = (freedom: number): number =>
  [...quantiles].findLast(([of]) => of <= freedom)?.[1] ?? 1.476;

/**
 * Projects the sum of `ahead` further values from the mean of the known ones, with a range from their variance; trend
 * and season are ignored, because there are too few values for either. Null below `fewest` values.
 */
export function forecast(known: readonly number[], ahead: number, fewest: number): Forecast | null {
  const n = known.length;
  if (n < fewest) return null;
  const mean = known.reduce((sum, it) => sum + it, 0) / n;
  const variance = known.reduce((sum, it) => sum + (it - mean) ** 2, 0) / (n - 1);
  const spread = quantileOf(n - 1) * Math.sqrt(variance * (ahead + ahead ** 2 / n));
  const value = mean * ahead;
  return { value, low: value - spread, high: value + spread };
}

/** How many ads were put up in each whole week of the collection; its first week holds whatever lay there before. */
export const adsByWeek = (app: App): Promise<number[]> =>
  cachedCount(app, { topic: "jobs", asked: `weeks ${todayOf(app.now())}` }, () => read(app));

async function read(app: App): Promise<number[]> {
  const since = await demand.collectedSince(app);
  if (since === null) return [];
  const monday = firstDayOf("week", todayOf(app.now()));
  const begun = addDays(firstDayOf("week", dayIn(since, periodZone)), 7);
  const oldest = addDays(monday, -7 * maxWeeks);
  const days = { from: begun > oldest ? begun : oldest, to: addDays(monday, -1) };
  const weeks = stepsOf(days, "week").map(spanOf);
  return demand.countPosted(app, weeks);
}
