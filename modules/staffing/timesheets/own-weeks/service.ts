import { and, desc, eq, gte, inArray, lte, ne } from "drizzle-orm";
import { holidaysAmong } from "@/modules/knowledge/holidays";
import { deployments } from "@/modules/staffing/deployments/schema";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { Failure, notFound } from "@/src/errors";
import { save } from "../deciding/steps";
import { open } from "../expecting";
import { expensesOf } from "../expenses/reading";
import type { TimesheetEntry } from "../model";
import { placesOf } from "../place";
import { daysOf, deadlineOf, plannedFor, touchedBy } from "../rules";
import { shiftPlans, timesheets } from "../schema";
import { besideOf } from "../working-time/beside";
import { unusualDaysIn } from "./unusual-days";
import type { Noticed, OwnWeek, OwnWeekShown } from "./week";
import { warningsOf } from "../working-time/rules";

/** How many weeks back somebody sees, and may still enter. */
const weeksShown = 8;

/** The weeks of somebody's deployments, the newest first: this one, and those that are kept. */
export async function list(app: App, candidateId: string): Promise<OwnWeek[]> {
  const [running, sheets] = await Promise.all([
    runningOf(app, candidateId),
    sheetsOf(app, candidateId),
  ]);
  const week = mondayOf(utcToday(app));
  const weeks = running.flatMap((row) => {
    const kept = sheets.filter(({ deploymentId }) => deploymentId === row.id);
    const isKept = kept.some((it) => it.week === week);
    const fresh = isKept || daysOf(week, row).length === 0 ? [] : [blank(row, week)];
    return [...fresh, ...kept.map((sheet) => weekOf(row, sheet))];
  });
  return weeks.toSorted((one, other) => (one.week > other.week ? -1 : 1));
}

/** One week of one of somebody's own deployments; no other is found. */
export async function find(app: App, { candidateId, deploymentId, week }: Place) {
  const row = (await runningOf(app, candidateId)).find(({ id }) => id === deploymentId);
  const today = mondayOf(utcToday(app));
  const isNear = addDays(today, -7 * weeksShown) <= week && week <= today;
  if (!row || !isNear || daysOf(week, row).length === 0) return notFound("timesheet");
  const sheets = await sheetsOf(app, candidateId);
  const of = (monday: string) =>
    sheets.find((it) => it.deploymentId === deploymentId && it.week === monday);
  const sheet = of(week);
  return { row, own: sheet ? weekOf(row, sheet) : blank(row, week), last: of(addDays(week, -7)) };
}

export type Place = { candidateId: string; deploymentId: string; week: string };

export async function show(app: App, place: Place): Promise<OwnWeekShown> {
  const { own, last } = await find(app, place);
  const { deadlineDays } = await settings.valueOf(app, "timesheets");
  const expenses = (await expensesOf(app, [own.id ?? ""])).get(own.id ?? "") ?? [];
  const before = (last?.entries ?? []).map((it) => ({ ...it, day: addDays(it.day, 7) }));
  return {
    ...own,
    expenses,
    deadline: deadlineOf(place.week, deadlineDays),
    noticed: await notice(app, place, own.entries),
    before: before.filter(({ day }) => own.days.includes(day)),
  };
}

/** What there is to look at again in hours of somebody's own week, whether they are kept yet or not. */
export async function notice(
  app: App,
  place: Place,
  entries: readonly TimesheetEntry[],
): Promise<Noticed> {
  const { row, own } = await find(app, place);
  const { candidateId, week } = place;
  const id = own.id ?? "";
  const beside = (await besideOf(app, [{ id, candidateId, week }])).get(id);
  const { country, zone } = row;
  const warnings = warningsOf({ entries, week, country, zone }, beside);
  return { warnings, odd: unusualDaysIn({ ...own, entries }, warnings) };
}

type Hours = { version: number; entries: TimesheetEntry[]; submit: boolean };

/** Keeps what somebody typed about their own week; the same sent twice is kept once. */
export async function enter(app: App, place: Place, hours: Hours): Promise<void> {
  const { own } = await find(app, place);
  if (isKept(own, hours)) return;
  const { version, entries, submit } = hours;
  if (own.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  const sheet = own.id
    ? { id: own.id, version: own.version }
    : await open(app, own.deploymentId, own.week);
  await save(app, sheet.id, { version: sheet.version, entries, submit });
}

/** Whether an answer that was lost on its way had arrived: the same hours stand there, as far as was asked. */
const isKept = (own: OwnWeek, { version, entries, submit }: Hours) =>
  own.version > version &&
  (own.status === "submitted") === submit &&
  Bun.deepEquals(own.entries, entries);

async function runningOf(app: App, candidateId: string) {
  const { id, position, location, country, siteId, startDate, endDate, hoursPerWeek } = deployments;
  const rows = await app.db
    .select({
      id,
      position,
      location,
      country,
      siteId,
      startDate,
      endDate,
      hoursPerWeek,
      clientName: clients.name,
      shifts: shiftPlans.shifts,
    })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(shiftPlans, eq(shiftPlans.deploymentId, deployments.id))
    .where(
      and(
        eq(deployments.candidateId, candidateId),
        inArray(deployments.status, ["active", "completed"]),
        ne(deployments.contractType, "permanent"),
      ),
    );
  const placeOf = await placesOf(app, rows);
  return rows.map((row) => ({ ...row, ...placeOf(row) }));
}

type Running = Awaited<ReturnType<typeof runningOf>>[number];

async function sheetsOf(app: App, candidateId: string) {
  const week = mondayOf(utcToday(app));
  const own = app.db
    .select({ id: deployments.id })
    .from(deployments)
    .where(eq(deployments.candidateId, candidateId));
  return app.db
    .select()
    .from(timesheets)
    .where(
      and(
        inArray(timesheets.deploymentId, own),
        gte(timesheets.week, addDays(week, -7 * (weeksShown + 1))),
        lte(timesheets.week, week),
      ),
    )
    .orderBy(desc(timesheets.week));
}

type Sheet = Awaited<ReturnType<typeof sheetsOf>>[number];
type Known = Pick<Sheet, "week" | "status" | "entries" | "holidays" | "reason" | "version">;

function weekOf(row: Running, { week, ...sheet }: Known & { id?: string }): OwnWeek {
  const { status, entries, holidays, reason, version } = sheet;
  const days = daysOf(week, row);
  const { hoursPerWeek } = row;
  return {
    id: sheet.id ?? null,
    deploymentId: row.id,
    week,
    position: row.position,
    clientName: row.clientName,
    zone: row.zone,
    days,
    status,
    entries,
    holidays,
    reason,
    version,
    planned: plannedFor(week, days, { shifts: row.shifts ?? [], hoursPerWeek, holidays }),
  };
}

/** Its holidays are those of the place where somebody works. */
const blank = (row: Running, week: string): OwnWeek => {
  const holidays = holidaysAmong(touchedBy(week), row);
  const nothing = { entries: [], holidays, reason: null, version: 0 };
  return weekOf(row, { week, status: "expected", ...nothing });
};
