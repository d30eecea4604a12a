import { holidaysAmong } from "@/modules/knowledge/holidays";
import { deployments } from "@/modules/staffing/deployments";
import type { App } from "@/src/app";
import { addDays, mondayOf } from "@/src/calendar";
import { insertAll } from "@/src/database/bulk-insert";
import { Failure } from "@/src/errors";
import type { DailyTask } from "@/src/workers/daily-task";
import { eq } from "drizzle-orm";
import { timesheetsChanged } from "./events";
import type { Timesheet } from "./model";
import { type Place, placeOf, placesOf } from "./place";
import { daysOf, type TimesheetStatus, touchedBy } from "./rules";
import { timesheets } from "./schema";
import { find } from "./service";

/** Expects the hours of the past week of everybody who worked in it by the hour; answers how many were missing. */
export async function expectPast(app: App, today: string): Promise<number> {
  const week = addDays(mondayOf(today), -7);
  const [running, known] = await Promise.all([
    deployments.runsSince(app.db, { day: week }),
    app.db
      .select({ deploymentId: timesheets.deploymentId })
      .from(timesheets)
      .where(eq(timesheets.week, week)),
  ]);
  const has = new Set(known.map(({ deploymentId }) => deploymentId));
  const missing = running.filter(
    (it) => it.contractType !== "permanent" && !has.has(it.id) && daysOf(week, it).length > 0,
  );
  if (missing.length === 0) return 0;
  const whereOf = await placesOf(app, missing);
  const rows = missing.map((it) =>
    rowOf(app, { id: it.id, ...whereOf(it) }, { week, status: "expected" }),
  );
  const ids = missing.map(({ id }) => id);
  await app.write(insertAll(app.db, timesheets, rows), timesheetsChanged(ids));
  return missing.length;
}

export const timesheetTasks: DailyTask[] = [
  {
    name: "timesheets-expected",
    does: "Expects a timesheet of the past week for every deployment",
    run: expectPast,
  },
];

/** Begins a week by hand, as before it has ended. */
export async function open(app: App, deploymentId: string, week: string): Promise<Timesheet> {
  const row = await deployments.rowOf(app, deploymentId);
  if (row.contractType === "permanent") {
    throw new Failure("conflict", "A permanent position has no timesheets.");
  }
  if (daysOf(week, row).length === 0) {
    throw new Failure("conflict", "The deployment doesn't run in this week.");
  }
  const place = await placeOf(app, row);
  const sheet = rowOf(app, { id: row.id, ...place }, { week, status: "open" });
  const [known] = (
    await app.db.select().from(timesheets).where(eq(timesheets.deploymentId, deploymentId))
  ).filter((it) => it.week === week);
  if (known) return find(app, known.id);
  await app.write([app.db.insert(timesheets).values(sheet)], timesheetsChanged([deploymentId]));
  return find(app, sheet.id);
}

type Begun = { week: string; status: TimesheetStatus };

/** Its holidays are those of the place, until somebody says otherwise. */
const rowOf = (
  app: App,
  { id, ...place }: Place & { id: string },
  begun: Begun,
): typeof timesheets.$inferInsert & { id: string } => ({
  id: Bun.randomUUIDv7(),
  deploymentId: id,
  ...begun,
  entries: [],
  holidays: holidaysAmong(touchedBy(begun.week), place),
  submittedBy: null,
  submittedAt: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  proofFileId: null,
  version: 1,
  updatedAt: app.now().toISOString(),
});
