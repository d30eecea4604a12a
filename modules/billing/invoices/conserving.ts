import { type AnyColumn, and, asc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { timesheets } from "@/modules/staffing/timesheets";
import {
  expenseRows as expenses,
  timesheetLineRows as lines,
} from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { DailyTask } from "@/src/workers/daily-task";
import { hourWriteOffs, invoiceHours, invoices, invoiceSeries } from "./schema";

/** What keeps hours and invoices apart, each with how often; nothing where every minute is where it belongs. */
export type Difference = { what: string; count: number };

/** Whether approved minutes and expenses are those billed, not yet billed and written off, and numbers have no gap. */
export async function differences(app: App): Promise<Difference[]> {
  const [typed, billed, without, offs, gaps, priced, spent, sums] = await Promise.all([
    timesheets.unbalanced(app),
    strayLines(app),
    lostHours(app),
    wrongWriteOffs(app),
    gapsIn(app),
    timesheets.wronglyPriced(app),
    strayExpenses(app),
    otherExpenses(app),
  ]);
  return [
    { what: "timesheets with other minutes than their lines", count: typed.length },
    { what: "lines on no invoice that holds", count: billed },
    { what: "billed hours without their line", count: without },
    { what: "write-offs with other minutes", count: offs },
    { what: "missing invoice numbers", count: gaps },
    { what: "expenses priced without their week, or not with it", count: priced },
    { what: "expenses on no invoice that holds", count: spent },
    { what: "invoices with other expenses than theirs", count: sums },
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

/** Expenses that say they are billed, by no invoice that holds. */
async function strayExpenses(app: App): Promise<number> {
  const [row] = await app.db
    .select({ n: sql<number>`count(*)` })
    .from(expenses)
    .leftJoin(invoices, and(eq(invoices.id, expenses.invoiceId), holds))
    .where(and(isNotNull(expenses.invoiceId), isNull(invoices.id)));
  return row?.n ?? 0;
}

/** Invoices whose lines of expenses come to another sum than the expenses that are on them. */
async function otherExpenses(app: App): Promise<number> {
  const sums = await app.db
    .select({ id: expenses.invoiceId, cents: sql<number>`sum(${expenses.billCents})` })
    .from(expenses)
    .where(isNotNull(expenses.invoiceId))
    .groupBy(expenses.invoiceId);
  const shown = { seq: invoices.seq, id: invoices.id, cents: spentIn(invoices.content) };
  return countOther(sums, (after) =>
    app.db
      .select(shown)
      .from(invoices)
      .where(and(holds, gt(invoices.seq, after)))
      .orderBy(asc(invoices.seq))
      .limit(papersAtOnce),
  );
}

/** So many are read in one question, so that others are answered between two. */
export const papersAtOnce = 100;

/** What the lines of a paper say was spent beside hours, in cents. */
export const spentIn = (content: AnyColumn) =>
  sql<number>`(select coalesce(sum(value ->> 'netCents'), 0) from json_each(${content}, '$.lines') where value ->> 'expense' is not null)`;

type Sum = { id: string | null; cents: number };
type Paper = Sum & { seq: number };

/** How many papers, read page by page, say another sum than the expenses on them come to. */
export async function countOther(
  sums: readonly Sum[],
  pageAfter: (seq: number) => Promise<Paper[]>,
): Promise<number> {
  const own = new Map(sums.map(({ id, cents }) => [id, cents]));
  let count = 0;
  for (let after = -1; ;) {
    const page = await pageAfter(after);
    count += page.filter(({ id, cents }) => cents !== (own.get(id) ?? 0)).length;
    const last = page.at(-1);
    if (!last || page.length < papersAtOnce) return count;
    after = last.seq;
  }
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
  return `${n} invoices agree with the approved hours and expenses`;
}

export const conservationTasks: DailyTask[] = [
  {
    name: "invoices-conserved",
    does: "Checks that every approved minute and expense is billed, unbilled or written off, and no number is missing",
    // A task that fails is told to the administrators.
    run: async (app) => (await agreement(app)).length,
  },
];
