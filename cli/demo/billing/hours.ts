import { DeploymentQuery, deployments } from "@/modules/staffing/deployments";
import { type Timesheet, type TimesheetEntry, timesheets } from "@/modules/staffing/timesheets";
import { withActor, type App } from "@/src/app";
import { addDays, dayMs, mondayOf, utcToday } from "@/src/calendar";
import { billedClients } from "./details";

/** As if it had been done so many days ago. */
export const daysAgo = (app: App, days: number): App => {
  const then = new Date(app.now().getTime() - days * dayMs);
  return { ...app, now: () => then };
};

/** What a client does by their link is signed by it. */
const byLink = (app: App): App => withActor(app, { id: null, name: "client approval link" });

/** How many weeks back somebody's hours are kept: longer where their client is invoiced. */
const [longest, usual] = [10, 3];
/** How the past week stands, one deployment after the other; the rest is expected. */
const ways = [
  "submitted",
  "open",
  "disputed",
  "approved",
  "submitted",
  "approved",
  "submitted",
  "open",
  "approved",
  "submitted",
  "approved",
] as const;
const dispute = "Thursday was a half day, see the gate list.";

/** Weeks of hours of everybody who is at work by the hour, the past week in every state. */
export async function sampleHours(app: App): Promise<{ count: number }> {
  const query = DeploymentQuery.parse({ status: "active", limit: 200 });
  const running = (await deployments.list(app, query)).deployments.filter(
    ({ isSample, contractType }) => isSample && contractType !== "permanent",
  );
  const monday = mondayOf(utcToday(app));
  const clients = await billedClients();
  for (const [n, { id, startDate, clientName }] of running.entries()) {
    const oldest = clients.has(clientName) ? longest : usual;
    for (let back = oldest; back > 1; back -= 1)
      if (addDays(monday, -7 * back) >= startDate) await approved(app, { id, back, n });
    const way = ways[n];
    if (way && addDays(monday, -7) >= startDate) await pastWeek(app, { id, back: 1, n }, way);
  }
  await timesheets.expectPast(app, utcToday(app));
  return { count: running.length };
}

/** Whose hours, and of how many weeks ago. */
type Which = { id: string; back: number; n: number };

async function submitted(app: App, { id, back, n }: Which): Promise<Timesheet> {
  const then = daysAgo(app, 7 * back - 7);
  const week = addDays(mondayOf(utcToday(app)), -7 * back);
  const { id: sheet, version } = await timesheets.open(then, id, week);
  const entries = hoursOf(week, n + back);
  return timesheets.save(then, sheet, { version, entries, holidays: [], submit: true });
}

async function approved(app: App, which: Which): Promise<void> {
  const sheet = await submitted(app, which);
  const then = byLink(daysAgo(app, 7 * which.back - 8));
  const writes = await timesheets.approval(then, sheet);
  if (writes) await app.write(writes, timesheets.timesheetsChanged([which.id]));
}

async function pastWeek(app: App, which: Which, way: (typeof ways)[number]): Promise<void> {
  if (way === "approved") return approved(app, which);
  if (way === "open") return halfTyped(app, which);
  const sheet = await submitted(app, which);
  if (way === "disputed")
    await app.write(
      timesheets.disputing(byLink(app), sheet, dispute),
      timesheets.timesheetsChanged([which.id]),
    );
}

async function halfTyped(app: App, { id, n }: Which): Promise<void> {
  const week = addDays(mondayOf(utcToday(app)), -7);
  const { id: sheet, version } = await timesheets.open(app, id, week);
  const entries = hoursOf(week, n).slice(0, 2);
  await timesheets.save(app, sheet, { version, entries, holidays: [] });
}

/** Five shifts; now and then somebody stays longer on a Wednesday, or leaves early on a Friday. */
const hoursOf = (week: string, turn: number): TimesheetEntry[] =>
  [0, 1, 2, 3, 4].map((at) => {
    const later = (at === 2 && turn % 3 === 0 ? 90 : 0) - (at === 4 && turn % 4 === 0 ? 120 : 0);
    const shift = { hourType: "regular" as const, from: 420, until: 930 + later, breakMinutes: 30 };
    return { day: addDays(week, at), ...shift };
  });
