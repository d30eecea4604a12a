import { sql } from "drizzle-orm";
import { dayAfter } from "@/modules/staffing/deployments/rules";
import {
  firstDayOf,
  periodZone,
  spanOf,
  stepsOf,
  todayOf,
} from "@/modules/knowledge/periods/rules";
import { dayIn } from "@/src/calendar/time-zones";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";
import { collectedSince, isDemand, putUpAt } from "./demand";
import { mostWeeks } from "./forecast";

/** How many ads were put up in each whole week of the collection; its first week holds whatever lay there before. */
export const adsByWeek = (app: App): Promise<number[]> =>
  counted(app, "jobs", `weeks ${todayOf(app.now())}`, () => read(app));

async function read(app: App): Promise<number[]> {
  const since = await collectedSince(app);
  if (since === null) return [];
  const monday = firstDayOf("week", todayOf(app.now()));
  const begun = dayAfter(firstDayOf("week", dayIn(since, periodZone)), 7);
  const oldest = dayAfter(monday, -7 * mostWeeks);
  const days = { from: begun > oldest ? begun : oldest, to: dayAfter(monday, -1) };
  const weeks = stepsOf(days, "week").map(spanOf);
  const rows = await app.db.all<[number]>(sql`
    select (select count(*) from jobs where ${putUpAt} >= value ->> 'from'
      and ${putUpAt} < value ->> 'to' and ${isDemand})
    from json_each(${JSON.stringify(weeks)}) order by key`);
  return rows.map(([n]) => n);
}
