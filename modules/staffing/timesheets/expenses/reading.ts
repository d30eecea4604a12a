import { and, asc, between, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import type { Days } from "@/src/calendar";
import type { Guarded, Write } from "@/src/database";
import type { ExpenseLine } from "../lines";
import { marked } from "../marking";
import type { Expense } from "../model";
import { expenses, timesheets } from "../schema";
import { inEurosShown, worthCurrency } from "./euros";

/** The expenses of weeks, by the week. */
export async function expensesOf(
  app: App,
  ids: readonly string[],
): Promise<Map<string, Expense[]>> {
  const { id, timesheetId, spentOn, kind, note, currency, amountCents, vatCents } = expenses;
  const { kilometres, receiptFileId, clientId, perEuro, ratedOn } = expenses;
  const shown = { id, spentOn, kind, note, currency, amountCents, vatCents };
  const rows = await app.db
    .select({ timesheetId, ...shown, kilometres, receiptFileId, clientId, perEuro, ratedOn })
    .from(expenses)
    .where(inArray(timesheetId, [...ids]))
    .orderBy(asc(spentOn), asc(id));
  const found = new Map<string, Expense[]>();
  for (const { timesheetId: of, clientId: approved, perEuro: rate, ratedOn: on, ...it } of rows) {
    const inEuros = inEurosShown({ ...it, clientId: approved, perEuro: rate, ratedOn: on });
    found.set(of, [...(found.get(of) ?? []), { ...it, inEuros }]);
  }
  return found;
}

type Asked = Days & { client: string };
const spent = ({ from, to }: Days) => between(expenses.spentOn, from, to);

/** What a client approved and is billed for beside hours, and no invoice has yet. */
export const billableExpenses = (app: App, { client, ...days }: Asked): Promise<ExpenseLine[]> =>
  approvedExpenses(
    app,
    and(
      eq(expenses.clientId, client),
      gt(expenses.billCents, 0),
      isNull(expenses.invoiceId),
      spent(days),
    ),
  );

/** The clients that are billed for any. */
export async function clientsWithExpenses(app: App, days: Days): Promise<string[]> {
  const { clientId, billCents, invoiceId } = expenses;
  const rows = await app.db
    .selectDistinct({ clientId })
    .from(expenses)
    .where(and(isNotNull(clientId), gt(billCents, 0), isNull(invoiceId), spent(days)));
  return rows.flatMap((it) => it.clientId ?? []);
}

/** What people on a contract of their own spent, and no invoice in their name pays yet. */
export const payableExpenses = (
  app: App,
  { candidateId, ...days }: Days & { candidateId: string },
): Promise<ExpenseLine[]> =>
  approvedExpenses(
    app,
    and(
      isNotNull(expenses.clientId),
      eq(deployments.contractType, "contract"),
      eq(deployments.candidateId, candidateId),
      isNull(expenses.selfBillId),
      spent(days),
    ),
  );

async function approvedExpenses(app: App, wanted: SQL | undefined): Promise<ExpenseLine[]> {
  const rows = await app.db
    .select({
      id: expenses.id,
      spentOn: expenses.spentOn,
      kind: expenses.kind,
      note: expenses.note,
      currency: worthCurrency,
      billCents: expenses.billCents,
      payCents: expenses.payCents,
      spent: {
        cents: expenses.amountCents,
        currency: expenses.currency,
        perEuro: expenses.perEuro,
        ratedOn: expenses.ratedOn,
      },
      deploymentId: deployments.id,
      projectId: deployments.projectId,
      siteId: deployments.siteId,
      candidateId: deployments.candidateId,
      description: deployments.position,
    })
    .from(expenses)
    .innerJoin(timesheets, eq(timesheets.id, expenses.timesheetId))
    .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
    .where(wanted)
    .orderBy(asc(deployments.seq), asc(expenses.spentOn), asc(expenses.id));
  return rows.map((row) => ({
    ...row,
    billCents: row.billCents ?? 0,
    payCents: row.payCents ?? 0,
  }));
}

/** Expenses of approved weeks that have no price, and priced ones of weeks that nobody approved. */
export async function wronglyPriced(app: App): Promise<number> {
  const isApproved = inArray(timesheets.status, ["approved", "billed"]);
  const [row] = await app.db
    .select({ n: sql<number>`count(*)` })
    .from(expenses)
    .innerJoin(timesheets, eq(timesheets.id, expenses.timesheetId))
    .where(sql`(${isApproved}) <> (${isNotNull(expenses.clientId)})`);
  return row?.n ?? 0;
}

/** Puts expenses on an invoice, in the write that issues it. */
export const expensesBilled = (app: App, id: string, ids: readonly string[]): Guarded[] =>
  marked(app, { rows: expenses, place: "invoiceId", id }, ids);

/** The same with what the agency pays by an invoice in the worker's own name. */
export const expensesPaid = (app: App, id: string, ids: readonly string[]): Guarded[] =>
  marked(app, { rows: expenses, place: "selfBillId", id }, ids);

/** Gives the expenses of an undone invoice back. */
export const expensesReleased = (app: App, id: string): Write[] => [
  app.db.update(expenses).set({ invoiceId: null }).where(eq(expenses.invoiceId, id)),
  app.db.update(expenses).set({ selfBillId: null }).where(eq(expenses.selfBillId, id)),
];
