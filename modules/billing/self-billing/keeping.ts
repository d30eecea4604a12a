import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { countOther, papersAtOnce, spentIn } from "@/modules/billing/invoices";
import {
  expenseRows as expenses,
  timesheetLineRows as lines,
} from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { Failure } from "@/src/errors";
import type { DailyTask } from "@/src/workers/daily-task";
import { selfBillHours, selfBills } from "./schema";

export type Difference = { what: string; count: number };

/** Whether hours and expenses say they are paid by an invoice that pays them, and no number of a series is missing. */
export async function differences(app: App): Promise<Difference[]> {
  const [stray, lost, gaps, spent, sums] = await Promise.all([
    strayLines(app),
    lostHours(app),
    gapsIn(app),
    strayExpenses(app),
    otherExpenses(app),
  ]);
  return [
    { what: "hours on no self-billing invoice that holds", count: stray },
    { what: "self-billed hours without their line", count: lost },
    { what: "missing self-billing numbers", count: gaps },
    { what: "expenses on no self-billing invoice that holds", count: spent },
    { what: "self-billing invoices with other expenses than theirs", count: sums },
  ].filter(({ count }) => count > 0);
}

const holds = and(eq(selfBills.kind, "invoice"), ne(selfBills.status, "credited"));
const isItsHour = and(
  eq(selfBillHours.lineId, lines.id),
  eq(selfBillHours.invoiceId, lines.selfBillId),
);

async function strayLines(app: App): Promise<number> {
  const [row] = await app.db
    .select({ n: sql<number>`count(*)` })
    .from(lines)
    .leftJoin(selfBillHours, and(isItsHour, eq(selfBillHours.minutes, lines.minutes)))
    .leftJoin(selfBills, and(eq(selfBills.id, selfBillHours.invoiceId), holds))
    .where(and(isNotNull(lines.selfBillId), isNull(selfBills.id)));
  return row?.n ?? 0;
}

async function lostHours(app: App): Promise<number> {
  const [row] = await app.db
    .select({ n: sql<number>`count(*)` })
    .from(selfBillHours)
    .innerJoin(selfBills, and(eq(selfBills.id, selfBillHours.invoiceId), holds))
    .leftJoin(lines, isItsHour)
    .where(isNull(lines.id));
  return row?.n ?? 0;
}

/** Expenses that say they are paid, by no invoice that holds. */
async function strayExpenses(app: App): Promise<number> {
  const [row] = await app.db
    .select({ n: sql<number>`count(*)` })
    .from(expenses)
    .leftJoin(selfBills, and(eq(selfBills.id, expenses.selfBillId), holds))
    .where(and(isNotNull(expenses.selfBillId), isNull(selfBills.id)));
  return row?.n ?? 0;
}

/** Invoices whose lines of expenses come to another sum than the expenses that are on them. */
async function otherExpenses(app: App): Promise<number> {
  const sums = await app.db
    .select({ id: expenses.selfBillId, cents: sql<number>`sum(${expenses.payCents})` })
    .from(expenses)
    .where(isNotNull(expenses.selfBillId))
    .groupBy(expenses.selfBillId);
  const shown = { seq: selfBills.seq, id: selfBills.id, cents: spentIn(selfBills.content) };
  return countOther(sums, (after) =>
    app.db
      .select(shown)
      .from(selfBills)
      .where(and(holds, gt(selfBills.seq, after)))
      .orderBy(asc(selfBills.seq))
      .limit(papersAtOnce),
  );
}

/** Numbers between the first and the last of a series that nobody has; those from before the law's years are gone. */
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

/** What the doctor says of it. */
export async function agreement(app: App): Promise<string> {
  const found = await differences(app);
  if (found.length > 0) {
    throw new Failure("tampered", found.map(({ what, count }) => `${count} ${what}`).join("; "));
  }
  const [{ n } = { n: 0 }] = await app.db.select({ n: sql<number>`count(*)` }).from(selfBills);
  return `${n} self-billing invoices agree with the approved hours and expenses`;
}

/** As many as one write lets go. */
const atOnce = 200;

/** Lets go of what the law has had kept for long enough, with the names on it. */
export async function forgetOld(app: App): Promise<number> {
  const old = await app.db
    .select({ id: selfBills.id })
    .from(selfBills)
    .where(lt(selfBills.keptUntil, utcToday(app)))
    .limit(atOnce);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await app.write([
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
    run: forgetOld,
  },
  {
    name: "self-bills-conserved",
    does: "Checks that every self-billed hour and expense is on one invoice that holds, and no number is missing",
    run: async (app) => (await agreement(app)).length,
  },
];
