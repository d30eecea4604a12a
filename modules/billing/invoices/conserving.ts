import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { timesheets } from "@/modules/staffing/timesheets";
import { timesheetLineRows as lines } from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { DailyTask } from "@/src/workers/daily-task";
import { hourWriteOffs, invoiceHours, invoices, invoiceSeries } from "./schema";

/** What keeps hours and invoices apart, each with how often; nothing where every minute is where it belongs. */
export type Difference = { what: string; count: number };

/** Whether approved minutes are those billed, not yet billed and written off, and numbers have no gap. */
export async function differences(app: App): Promise<Difference[]> {
  const [typed, billed, without, offs, gaps] = await Promise.all([
    timesheets.unbalanced(app),
    strayLines(app),
    lostHours(app),
    wrongWriteOffs(app),
    gapsIn(app),
  ]);
  return [
    { what: "timesheets with other minutes than their lines", count: typed.length },
    { what: "lines on no invoice that holds", count: billed },
    { what: "billed hours without their line", count: without },
    { what: "write-offs with other minutes", count: offs },
    { what: "missing invoice numbers", count: gaps },
  ].filter(({ count }) => count > 0);
}

/** An invoice that nothing undid. */
const holds = and(eq(invoices.kind, "invoice"), ne(invoices.status, "credited"));

/** Lines that say they are billed, by no invoice with the same minutes and by no write-off. */
async function strayLines(app: App): Promise<number> {
  const isIts = and(
    eq(invoiceHours.lineId, lines.id),
    eq(invoiceHours.invoiceId, lines.invoiceId),
    eq(invoiceHours.minutes, lines.minutes),
  );
  const [row] = await app.db
    .select({ n: sql<number>`count(*)` })
    .from(lines)
    .leftJoin(invoiceHours, isIts)
    .leftJoin(invoices, and(eq(invoices.id, invoiceHours.invoiceId), holds))
    .leftJoin(hourWriteOffs, eq(hourWriteOffs.id, lines.invoiceId))
    .where(and(isNotNull(lines.invoiceId), isNull(invoices.id), isNull(hourWriteOffs.id)));
  return row?.n ?? 0;
}

/** Hours of an invoice that holds, whose line says otherwise. */
async function lostHours(app: App): Promise<number> {
  const [row] = await app.db
    .select({ n: sql<number>`count(*)` })
    .from(invoiceHours)
    .innerJoin(invoices, and(eq(invoices.id, invoiceHours.invoiceId), holds))
    .leftJoin(
      lines,
      and(eq(lines.id, invoiceHours.lineId), eq(lines.invoiceId, invoiceHours.invoiceId)),
    )
    .where(isNull(lines.id));
  return row?.n ?? 0;
}

async function wrongWriteOffs(app: App): Promise<number> {
  const rows = await app.db
    .select({ minutes: hourWriteOffs.minutes, sum: sql<number>`sum(${lines.minutes})` })
    .from(hourWriteOffs)
    .leftJoin(lines, eq(lines.invoiceId, hourWriteOffs.id))
    .groupBy(hourWriteOffs.id);
  return rows.filter(({ minutes, sum }) => minutes !== (sum ?? 0)).length;
}

/** Numbers that a series came past and nobody has, beside those left out after a restore. */
async function gapsIn(app: App): Promise<number> {
  const rows = await app.db
    .select({
      last: invoiceSeries.last,
      skipped: invoiceSeries.skipped,
      given: sql<number>`count(${invoices.id})`,
    })
    .from(invoiceSeries)
    .leftJoin(invoices, eq(invoices.series, invoiceSeries.name))
    // Those of others, which have a sign before the year, are not of these invoices.
    .where(sql`${invoiceSeries.name} glob '[0-9]*'`)
    .groupBy(invoiceSeries.name);
  return rows.reduce((sum, { last, skipped, given }) => sum + Math.abs(last - skipped - given), 0);
}

const told = (found: Difference[]) => found.map(({ what, count }) => `${count} ${what}`).join("; ");

/** What the doctor says of it. */
export async function agreement(app: App): Promise<string> {
  const found = await differences(app);
  if (found.length > 0) throw new Failure("tampered", told(found));
  const [{ n } = { n: 0 }] = await app.db.select({ n: sql<number>`count(*)` }).from(invoices);
  return `${n} invoices agree with the approved hours`;
}

export const conservationTasks: DailyTask[] = [
  {
    name: "invoices-conserved",
    does: "Checks that every approved minute is billed, unbilled or written off, and no number is missing",
    // A task that fails is told to the administrators.
    run: async (app) => (await agreement(app)).length,
  },
];
