import { eq, inArray, lt, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import {
  type ReconciledTables,
  type Discrepancy,
  hoursWithoutLine,
  wrongExpenseSums,
  orphanedExpenses,
  orphanedLines,
  summaryOf,
} from "@/modules/billing/invoices";
import {
  expenseRows as expenses,
  timesheetLineRows as lines,
} from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { insertAll } from "@/src/database/bulk-insert";
import { Failure } from "@/src/errors";
import type { DailyTask } from "@/src/workers/daily-task";
import { forgottenSelfBills as forgotten, selfBillHours, selfBills } from "./schema";

/** Ids of invoices that were deleted after their retention; hours may still refer to them. */
const forgottenIds = sql`select ${forgotten.id} from ${forgotten}`;
const books: ReconciledTables = {
  papers: selfBills,
  hours: selfBillHours,
  line: lines.selfBillId,
  expense: expenses.selfBillId,
  cents: expenses.payCents,
  excused: { lines: forgottenIds, expenses: forgottenIds },
};

/**
 * Reconciles hours and expenses with the self-billing invoices that pay them, and checks every series for gaps. Answers
 * what does not agree; empty if all does.
 */
export async function discrepancies(app: App): Promise<Discrepancy[]> {
  const [stray, lost, gaps, spent, sums, old] = await Promise.all([
    orphanedLines(app, books),
    hoursWithoutLine(app, books),
    gapsIn(app),
    orphanedExpenses(app, books),
    wrongExpenseSums(app, books),
    changedMinutes(app),
  ]);
  return [
    { what: "hours on no self-billing invoice that holds", count: stray },
    { what: "self-billed hours without their line", count: lost },
    { what: "missing self-billing numbers", count: gaps },
    { what: "expenses on no self-billing invoice that holds", count: spent },
    { what: "self-billing invoices with other expenses than theirs", count: sums },
    { what: "forgotten self-billing invoices with other hours than theirs", count: old },
  ].filter(({ count }) => count > 0);
}

/** Counts deleted invoices whose lines now have other minutes than were recorded at deletion. */
async function changedMinutes(app: App): Promise<number> {
  const rows = await app.db
    .select({ minutes: forgotten.minutes, sum: sql<number>`sum(${lines.minutes})` })
    .from(forgotten)
    .leftJoin(lines, eq(lines.selfBillId, forgotten.id))
    .groupBy(forgotten.id);
  return rows.filter(({ minutes, sum }) => minutes !== (sum ?? 0)).length;
}

/** Counts numbers missing between the first and last of a series; those deleted after their retention do not count. */
async function gapsIn(app: App): Promise<number> {
  const { series, n } = selfBills;
  const rows = await app.db
    .select({
      first: sql<number>`min(${n})`,
      last: sql<number>`max(${n})`,
      given: sql<number>`count(*)`,
    })
    .from(selfBills)
    .groupBy(series);
  return rows.reduce((sum, { first, last, given }) => sum + (last - first + 1 - given), 0);
}

/** The line that `doctor` prints; throws a Failure with the mismatches if there are any. */
export async function reconcile(app: App): Promise<string> {
  const found = await discrepancies(app);
  if (found.length > 0) {
    throw new Failure("tampered", summaryOf(found));
  }
  const [{ n } = { n: 0 }] = await app.db.select({ n: sql<number>`count(*)` }).from(selfBills);
  return `${n} self-billing invoices agree with the approved hours and expenses`;
}

/** Invoices deleted in one write. */
const atOnce = 200;

/** Deletes invoices whose statutory retention is over, with the names in them. */
export async function purgeExpired(app: App): Promise<number> {
  const old = await app.db
    .select({
      id: selfBills.id,
      number: selfBills.number,
      kind: selfBills.kind,
      status: selfBills.status,
      minutes: selfBills.minutes,
      checksum: selfBills.checksum,
    })
    .from(selfBills)
    .where(lt(selfBills.keptUntil, utcToday(app)))
    .limit(atOnce);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Hours of a credited invoice are on another one by now, or open again.
  const held = old.filter(({ kind, status }) => kind === "invoice" && status !== "credited");
  const left = held.map(({ id, number, minutes, checksum }) => ({
    id,
    number,
    minutes,
    checksum,
    forgottenOn: utcToday(app),
  }));
  await app.write([
    ...insertAll(app.db, forgotten, left),
    app.db.delete(selfBillHours).where(inArray(selfBillHours.invoiceId, ids)),
    app.db.delete(selfBills).where(inArray(selfBills.id, ids)),
    audit.entry(app, {
      action: "self-bill.forgotten",
      entityType: "self-bill",
      details: { count: ids.length },
    }),
  ]);
  return ids.length;
}

export const selfBillingTasks: DailyTask[] = [
  {
    name: "self-bills-forgotten",
    does: "Removes self-billing invoices whose legal retention has ended",
    run: purgeExpired,
  },
  {
    name: "self-bills-conserved",
    does: "Checks that every self-billed hour and expense is on one invoice that holds, and no number is missing",
    run: async (app) => (await reconcile(app)).length,
  },
];
