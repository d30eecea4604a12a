import { and, asc, between, eq, exists, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { clientsWithExpenses, expensesReleased } from "./expenses/reading";
import type { HourLine, HourLineQuery } from "./lines";
import { marked } from "./marking";
import { placesOf } from "./place";
import { minutesIn } from "./rules";
import { timesheetLines, timesheets } from "./schema";

/** What a client approved in these days and no invoice has billed yet. */
export async function lines(app: App, { client, from, to }: HourLineQuery): Promise<HourLine[]> {
  const unbilled = and(eq(timesheetLines.clientId, client), isNull(timesheetLines.invoiceId));
  return approvedLines(app, and(unbilled, between(timesheetLines.workedOn, from, to)));
}

/** Approved hours with what is told of their deployment. */
export async function approvedLines(app: App, wanted: SQL | undefined): Promise<HourLine[]> {
  const rows = await app.db
    .select({
      line: timesheetLines,
      approvedAt: timesheets.decidedAt,
      deploymentId: deployments.id,
      projectId: deployments.projectId,
      siteId: deployments.siteId,
      candidateId: deployments.candidateId,
      description: deployments.position,
      contractType: deployments.contractType,
    })
    .from(timesheetLines)
    .innerJoin(timesheets, eq(timesheets.id, timesheetLines.timesheetId))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(wanted)
    .orderBy(asc(deployments.seq), asc(timesheetLines.workedOn), asc(timesheetLines.id));
  return rows.map(({ line, contractType, ...around }) => {
    const { clientId: _, invoiceId: __, selfBillId: ___, ...shown } = line;
    const isEmployed = contractType !== "contract";
    return { ...shown, ...around, isEmployed, unit: "HUR", quantity: line.minutes / 60 };
  });
}

/** The clients with such lines, or with expenses that they are billed for. */
export async function billableClients(
  app: App,
  { from, to }: Pick<HourLineQuery, "from" | "to">,
): Promise<string[]> {
  const { clientId, invoiceId, workedOn } = timesheetLines;
  const rows = await app.db
    .selectDistinct({ clientId })
    .from(timesheetLines)
    .where(and(isNull(invoiceId), between(workedOn, from, to)));
  const spending = await clientsWithExpenses(app, { from, to });
  return [...new Set([...rows.map((it) => it.clientId), ...spending])];
}

/** Puts lines on an invoice, in the write that issues it; one that another invoice has refuses the whole write. */
export const locked = (
  app: App,
  invoiceId: string,
  ids: readonly string[],
): (Write | Guarded)[] => [
  ...marked(app, { rows: timesheetLines, place: "invoiceId", id: invoiceId }, ids),
  app.db
    .update(timesheets)
    .set({ status: "billed" })
    .where(and(inArray(timesheets.id, sheetsOf(app, ids)), not(exists(unbilledIn(app))))),
];

/** Gives lines of an invoice back, as where a credit note undoes it. */
export const released = (app: App, invoiceId: string, ids: readonly string[]): Write[] => [
  app.db
    .update(timesheets)
    .set({ status: "approved" })
    .where(inArray(timesheets.id, sheetsOf(app, ids))),
  app.db
    .update(timesheetLines)
    .set({ invoiceId: null })
    .where(and(among(ids), eq(timesheetLines.invoiceId, invoiceId))),
  ...expensesReleased(app, invoiceId),
];

/** By ids and not by invoice, because lines are many and no index finds them by invoice. */
const among = (ids: readonly string[]) => sql`${timesheetLines.id} in ${jsonValues(ids)}`;

const sheetsOf = (app: App, ids: readonly string[]) =>
  app.db.select({ id: timesheetLines.timesheetId }).from(timesheetLines).where(among(ids));

/** A correlated lookup per timesheet: a list of everything unbilled would be rebuilt for each invoice. */
const unbilledIn = (app: App) =>
  app.db
    .select({ one: sql`1` })
    .from(timesheetLines)
    .where(and(eq(timesheetLines.timesheetId, timesheets.id), isNull(timesheetLines.invoiceId)));

/** Approved timesheets whose lines come to other minutes than their hours; those of erased people have no hours left. */
export async function unbalanced(app: App): Promise<string[]> {
  const rows = await app.db
    .select({
      id: timesheets.id,
      entries: timesheets.entries,
      country: deployments.country,
      location: deployments.location,
      siteId: deployments.siteId,
      minutes: sql<number>`sum(${timesheetLines.minutes})`,
    })
    .from(timesheets)
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .leftJoin(timesheetLines, eq(timesheetLines.timesheetId, timesheets.id))
    .where(inArray(timesheets.status, ["approved", "billed"]))
    .groupBy(timesheets.id);
  const placeOf = await placesOf(app, rows);
  return rows.flatMap(({ id, entries, minutes, ...row }) => {
    // Nights in which the clocks changed were once approved as what the clock showed, and stay so.
    const typed = [placeOf(row).zone, null].map((zone) => minutesIn(entries, zone));
    return typed.some((it) => it === 0 || it === (minutes ?? 0)) ? [] : [id];
  });
}
