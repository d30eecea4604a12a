import { eq, sql } from "drizzle-orm";
import { timesheets } from "@/modules/staffing/timesheets";
import {
  expenseRows as expenses,
  timesheetLineRows as lines,
} from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { DailyTask } from "@/src/workers/daily-task";
import {
  type ReconciledTables,
  hoursWithoutLine,
  noExemptions,
  wrongExpenseSums,
  orphanedExpenses,
  orphanedLines,
} from "./reconciled-tables";
import { hourWriteOffs, invoiceHours, invoices, invoiceSeries } from "./schema";

/** The agency's own invoices; written-off hours name their write-off instead of an invoice. */
const books: ReconciledTables = {
  papers: invoices,
  hours: invoiceHours,
  line: lines.invoiceId,
  expense: expenses.invoiceId,
  cents: expenses.billCents,
  excused: {
    lines: sql`select ${hourWriteOffs.id} from ${hourWriteOffs}`,
    expenses: noExemptions,
  },
};

/** A kind of mismatch between hours and invoices, and how many rows have it. */
export type Discrepancy = { what: string; count: number };

/**
 * Reconciles hours with invoices: every approved minute and expense has to be billed, unbilled or written off, and the
 * series must have no gap. Answers what does not agree; empty if all does.
 */
export async function discrepancies(app: App): Promise<Discrepancy[]> {
  const [typed, billed, without, offs, gaps, priced, spent, sums] = await Promise.all([
    timesheets.unbalanced(app),
    orphanedLines(app, books),
    hoursWithoutLine(app, books),
    wrongWriteOffs(app),
    gapsIn(app),
    timesheets.wronglyPriced(app),
    orphanedExpenses(app, books),
    wrongExpenseSums(app, books),
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

async function wrongWriteOffs(app: App): Promise<number> {
  const rows = await app.db
    .select({ minutes: hourWriteOffs.minutes, sum: sql<number>`sum(${lines.minutes})` })
    .from(hourWriteOffs)
    .leftJoin(lines, eq(lines.invoiceId, hourWriteOffs.id))
    .groupBy(hourWriteOffs.id);
  return rows.filter(({ minutes, sum }) => minutes !== (sum ?? 0)).length;
}

/** Counts numbers that a series has passed and no invoice has, except those skipped after a restore. */
async function gapsIn(app: App): Promise<number> {
  const rows = await app.db
    .select({
      last: invoiceSeries.last,
      skipped: invoiceSeries.skipped,
      given: sql<number>`count(${invoices.id})`,
    })
    .from(invoiceSeries)
    .leftJoin(invoices, eq(invoices.series, invoiceSeries.name))
    // Series of self-billing invoices begin with a letter and are checked by their own module.
    .where(sql`${invoiceSeries.name} glob '[0-9]*'`)
    .groupBy(invoiceSeries.name);
  return rows.reduce((sum, { last, skipped, given }) => sum + Math.abs(last - skipped - given), 0);
}

export const summaryOf = (found: Discrepancy[]) =>
  found.map(({ what, count }) => `${count} ${what}`).join("; ");

/** The line that `doctor` prints; throws a Failure with the mismatches if there are any. */
export async function reconcile(app: App): Promise<string> {
  const found = await discrepancies(app);
  if (found.length > 0) throw new Failure("tampered", summaryOf(found));
  const [{ n } = { n: 0 }] = await app.db.select({ n: sql<number>`count(*)` }).from(invoices);
  return `${n} invoices agree with the approved hours and expenses`;
}

export const reconciliationTasks: DailyTask[] = [
  {
    name: "invoices-conserved",
    does: "Checks that every approved minute and expense is billed, unbilled or written off, and no number is missing",
    // A daily task that throws is reported to the administrators.
    run: async (app) => (await reconcile(app)).length,
  },
];
