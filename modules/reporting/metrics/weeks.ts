import { demand } from "@/modules/market/jobs";
import { addDays, dayIn, firstDayOf, periodZone, spanOf, stepsOf, todayOf } from "@/src/calendar";
import type { App } from "@/src/app";
import { counted } from "@/src/http/cached-count";
import { mostWeeks } from "./forecast";

/** How many ads were put up in each whole week of the collection; its first week holds whatever lay there before. */
export const adsByWeek = (app: App): Promise<number[]> =>
  counted(app, "jobs", `weeks ${todayOf(app.now())}`, () => read(app));

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
