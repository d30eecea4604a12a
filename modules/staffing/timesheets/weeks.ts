import { and, count, eq, inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import type { DailyTask } from "@/src/workers/daily-task";
import { timesheetsChanged } from "./events";
import type { RemindersSent, RemindersWanted, WeekCounts } from "./model";
import { workerLetter } from "./letters/worker-letter";
import { deadlineOf, timesheetStatuses } from "./rules";
import { timesheets } from "./schema";

/** How many timesheets of a week, or of all of them, stand where; the index alone answers it. */
export async function counts(app: App, week: string): Promise<WeekCounts> {
  const isOfWeek = week === "all" ? undefined : eq(timesheets.week, week);
  const rows = await app.db
    .select({ status: timesheets.status, n: count() })
    .from(timesheets)
    .where(isOfWeek)
    .groupBy(timesheets.status);
  const of = new Map(rows.map(({ status, n }) => [status, n]));
  const byStatus = timesheetStatuses.map((status) => [status, of.get(status) ?? 0] as const);
  return Object.fromEntries(byStatus) as WeekCounts;
}

/** Who has not handed in a week, and where a letter reaches them. */
const unsentIn = (app: App, week: string) =>
  app.db
    .select({
      id: timesheets.id,
      version: timesheets.version,
      deploymentId: timesheets.deploymentId,
      clientName: clients.name,
      candidateId: candidates.id,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      email: candidates.email,
    })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .where(and(eq(timesheets.week, week), inArray(timesheets.status, ["expected", "open"])));

/** As many letters as one write takes. */
const lettersAtOnce = 100;

/** Reminds whoever has not handed in a week yet, once a day at most, or says how many it would. */
export const remindMissing = (app: App, wanted: RemindersWanted): Promise<RemindersSent> =>
  remind(app, wanted, utcToday(app));

/** Once its last day is over, whoever has not handed in the past week is reminded once, where that is set. */
export async function chaseLate(app: App, today: string): Promise<number> {
  const { deadlineDays, isChased } = await settings.valueOf(app, "timesheets");
  const week = addDays(mondayOf(today), -7);
  if (!isChased || today <= deadlineOf(week, deadlineDays)) return 0;
  return (await remind(app, { week }, "deadline")).sent;
}

async function remind(
  app: App,
  { week, ids, dryRun }: RemindersWanted,
  occasion: string,
): Promise<RemindersSent> {
  const rows = await unsentIn(app, week);
  const chosen = rows.filter(({ id }) => !ids || ids.includes(id));
  const reachable = chosen.filter(({ candidateId, email }) => candidateId && email);
  for (let at = 0; !dryRun && at < reachable.length; at += lettersAtOnce) {
    const some = reachable.slice(at, at + lettersAtOnce);
    const letters = await Promise.all(some.map((row) => reminderOf(app, row, { week, occasion })));
    const entry = { action: "timesheet.reminded", entityType: "timesheets", entityId: week };
    await app.write(
      [...letters.flat(), audit.entry(app, { ...entry, details: { letters: some.length } })],
      timesheetsChanged(some.map(({ deploymentId }) => deploymentId)),
    );
  }
  return { sent: reachable.length, without: chosen.length - reachable.length };
}

type Unsent = Awaited<ReturnType<typeof unsentIn>>[number];

type Occasion = { week: string; occasion: string };

const reminderOf = (
  app: App,
  { id, firstName, lastName, email, ...row }: Unsent,
  { week, occasion }: Occasion,
) =>
  workerLetter(
    app,
    { ...row, week, name: `${firstName} ${lastName}`, address: email },
    { which: "missing", onceKey: `hours-missing:${id}:${occasion}` },
  );

export const weekTasks: DailyTask[] = [
  {
    name: "timesheets-chased",
    does: "Reminds people of hours that are past their deadline",
    run: chaseLate,
  },
];
