import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { knowsHolidays } from "@/modules/knowledge/holidays";
import { users } from "@/modules/platform/accounts";
import { numberOf } from "@/modules/staffing/deployments";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import { notFound } from "@/src/errors";
import { expensesOf } from "./expenses/reading";
import type { Expense, Timesheet } from "./model";
import { daysOf, minutesIn, plannedFor } from "./rules";
import { type Place, placesOf } from "./place";
import { shiftPlans, timesheets } from "./schema";
import { besideOf } from "./working-time/beside";
import { type Beside, warningsOf } from "./working-time/rules";

/** The weeks of one deployment, the last first. */
export const listByDeployment = (app: App, id: string): Promise<Timesheet[]> =>
  where(app, eq(timesheets.deploymentId, id));

export async function find(app: App, id: string): Promise<Timesheet> {
  const [found] = await where(app, eq(timesheets.id, id));
  return found ?? notFound("timesheet");
}

/** A timesheet with what a client is shown beside it. */
export type ClientSheet = {
  sheet: Timesheet;
  position: string;
  /** By whose clocks the hours are written down. */
  zone: string | null;
  siteId: string | null;
  candidateId: string | null;
  candidateEmail: string | null;
};

/** Everybody's hours of one week at one client, by name. */
export async function listByClient(
  app: App,
  clientId: string,
  week: string,
): Promise<ClientSheet[]> {
  const isTheirs = and(eq(deployments.clientId, clientId), eq(timesheets.week, week));
  const [rows, nameOf] = await Promise.all([rowsWhere(app, isTheirs), users.authors(app)]);
  const placeOf = await placesOf(app, rows);
  const spent = await expensesOf(
    app,
    rows.map(({ sheet }) => sheet.id),
  );
  return rows
    .map((row) => {
      const { position, siteId, candidateId, candidateEmail } = row;
      return {
        sheet: shownOf(row, { nameOf, spent, placeOf }),
        zone: placeOf(row).zone,
        position,
        siteId,
        candidateId,
        candidateEmail,
      };
    })
    .toSorted((one, other) =>
      (one.sheet.candidateName ?? "").localeCompare(other.sheet.candidateName ?? ""),
    );
}

/** Timesheets by their ids, in that order. */
export async function shownRows(app: App, ids: string[]): Promise<Timesheet[]> {
  const found = await where(app, inArray(timesheets.id, ids));
  const places = new Map(ids.map((id, at) => [id, at]));
  return found.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

async function where(app: App, wanted: SQL | undefined): Promise<Timesheet[]> {
  const [rows, nameOf] = await Promise.all([rowsWhere(app, wanted), users.authors(app)]);
  const [placeOf, beside, spent] = await Promise.all([
    placesOf(app, rows),
    besideOf(
      app,
      rows.map(({ sheet, candidateId }) => ({ ...sheet, candidateId })),
    ),
    expensesOf(
      app,
      rows.map(({ sheet }) => sheet.id),
    ),
  ]);
  return rows.map((row) => shownOf(row, { nameOf, spent, placeOf }, beside.get(row.sheet.id)));
}

const rowsWhere = (app: App, wanted: SQL | undefined) =>
  app.db
    .select({
      sheet: timesheets,
      seq: deployments.seq,
      country: deployments.country,
      location: deployments.location,
      startDate: deployments.startDate,
      endDate: deployments.endDate,
      hoursPerWeek: deployments.hoursPerWeek,
      shifts: shiftPlans.shifts,
      position: deployments.position,
      siteId: deployments.siteId,
      candidateId: deployments.candidateId,
      candidateEmail: candidates.email,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      clientName: clients.name,
    })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .leftJoin(shiftPlans, eq(shiftPlans.deploymentId, timesheets.deploymentId))
    .where(wanted)
    .orderBy(desc(timesheets.week), asc(deployments.seq));

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

type Around = {
  nameOf: (by: string) => string;
  spent: ReadonlyMap<string, Expense[]>;
  placeOf: (row: Row) => Place;
};

function shownOf(row: Row, { nameOf, spent, placeOf }: Around, beside?: Beside): Timesheet {
  const { country, zone } = placeOf(row);
  const { updatedAt: _, ...sheet } = row.sheet;
  const { week, entries, holidays } = sheet;
  const plan = { shifts: row.shifts ?? [], hoursPerWeek: row.hoursPerWeek, holidays };
  return {
    ...sheet,
    number: numberOf(row.seq),
    candidateName: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
    clientName: row.clientName,
    planned: plannedFor(week, daysOf(week, row), plan),
    areHolidaysKnown: knowsHolidays(country, [week, addDays(week, 7)]),
    minutes: minutesIn(entries, zone),
    expenses: spent.get(sheet.id) ?? [],
    warnings: warningsOf({ entries, week, country, zone }, beside),
    submittedBy: sheet.submittedBy && nameOf(sheet.submittedBy),
    decidedBy: sheet.decidedBy && nameOf(sheet.decidedBy),
  };
}
