import { demand } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import { addDays, dayIn, firstDayOf, periodZone, spanOf, stepsOf, todayOf } from "@/src/calendar";
import { counted } from "@/src/http/cached-count";

/** What is to be expected, and the range within which eight of ten such forecasts come true. */
export type Forecast = { value: number; low: number; high: number };

/** Fewer months or weeks than these foretell nothing. */
export const fewestMonths = 6;
export const fewestWeeks = 8;
/** What lies further back says little about what comes. */
export const mostMonths = 6;
export const mostWeeks = 26;
/** A quarter of a year. */
export const weeksAhead = 13;
export const monthsAhead = 3;

/** Student's t, within which eight of ten lie, by the number of values less one. */
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
 * The sum of so many further values, if they go on as the known ones did. Its range comes from how much those
 * differ among each other; no trend and no season is read into so few. Null where too few are known.
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
  counted(app, { topic: "jobs", asked: `weeks ${todayOf(app.now())}` }, () => read(app));

async function read(app: App): Promise<number[]> {
  const since = await demand.collectedSince(app);
  if (since === null) return [];
  const monday = firstDayOf("week", todayOf(app.now()));
  const begun = addDays(firstDayOf("week", dayIn(since, periodZone)), 7);
  const oldest = addDays(monday, -7 * mostWeeks);
  const days = { from: begun > oldest ? begun : oldest, to: addDays(monday, -1) };
  const weeks = stepsOf(days, "week").map(spanOf);
  return demand.countPutUp(app, weeks);
}
