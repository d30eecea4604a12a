import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import { invoices } from "@/modules/billing/invoices/schema";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { notFound } from "@/src/errors";
import type { BankEntries, BankEntry, BankStatement, EntryQuery, Payment } from "./model";
import { type EntryView } from "./rules";
import { matchingOf, proposalOf } from "./payable";
import { bankEntries, bankStatements, payments } from "./schema";

type EntryRow = typeof bankEntries.$inferSelect;

const inView: Record<EntryView, SQL | undefined> = {
  open: and(isNull(bankEntries.dismissedReason), ne(bankEntries.bookedCents, bankEntries.cents)),
  booked: and(isNull(bankEntries.dismissedReason), eq(bankEntries.bookedCents, bankEntries.cents)),
  dismissed: isNotNull(bankEntries.dismissedReason),
};

/** Bank entries, the oldest open ones first, each with the invoices it seems to be for. */
export async function entries(app: App, { view, limit }: EntryQuery): Promise<BankEntries> {
  const isOpen = view === "open";
  const [rows, open] = await Promise.all([
    arrived(app)
      .where(inView[view])
      .orderBy(isOpen ? asc(bankEntries.bookedOn) : desc(bankEntries.bookedOn), bankEntries.id)
      .limit(limit),
    app.db.$count(bankEntries, inView.open),
  ]);
  const amounts = rows.map(({ row }) => row);
  const matching = isOpen ? await matchingOf(app, amounts) : null;
  const found = rows.map((it) => ({
    ...shown(it.row),
    proposal: matching && proposalOf(matching.of(leftOf(it)), matching.byId),
  }));
  return { entries: found, open };
}

/** Payments that a person has to look at, the oldest first, without what they may be for. */
export async function waiting(app: App, limit: number) {
  const [rows, total] = await Promise.all([
    app.db
      .select()
      .from(bankEntries)
      .where(inView.open)
      .orderBy(asc(bankEntries.bookedOn), bankEntries.id)
      .limit(limit),
    app.db.$count(bankEntries, inView.open),
  ]);
  return { total, entries: rows.map(shown) };
}

export async function entry(app: App, id: string): Promise<BankEntry> {
  const [found] = await arrived(app).where(eq(bankEntries.id, id));
  if (!found) return notFound("bank entry");
  const { of, byId } = await matchingOf(app, [found.row]);
  return { ...shown(found.row), proposal: proposalOf(of(leftOf(found)), byId) };
}

function shown({ key: _, statementId: __, ...row }: EntryRow): Omit<BankEntry, "proposal"> {
  return row;
}

/** Bank entries with the account that they came to. */
const arrived = (app: App) =>
  app.db
    .select({ row: bankEntries, account: bankStatements.account })
    .from(bankEntries)
    .innerJoin(bankStatements, eq(bankStatements.id, bankEntries.statementId));

type Arrived = { row: EntryRow; account: string };
const leftOf = ({ row, account }: Arrived) => ({
  ...row,
  account,
  cents: row.cents - row.bookedCents,
});

/** Files of the bank that were read in, the last first. */
export async function statements(app: App): Promise<BankStatement[]> {
  const [rows, nameOf] = await Promise.all([
    app.db.select().from(bankStatements).orderBy(desc(bankStatements.importedAt)).limit(200),
    users.authors(app),
  ]);
  return rows.map((row) => ({ ...row, importedBy: row.importedBy && nameOf(row.importedBy) }));
}

/** What was booked on one invoice, the first booking first. */
export const ofInvoice = (app: App, invoiceId: string): Promise<Payment[]> =>
  paymentsWhere(app, eq(payments.invoiceId, invoiceId));

/** Payments by their ids, in that order. */
export async function paymentsNamed(app: App, ids: string[]): Promise<Payment[]> {
  const found = await paymentsWhere(app, inArray(payments.id, jsonValues(ids)));
  const of = new Map(found.map((payment) => [payment.id, payment]));
  return ids.flatMap((id) => of.get(id) ?? []);
}

export async function paymentsWhere(app: App, wanted: SQL | undefined): Promise<Payment[]> {
  const [rows, nameOf] = await Promise.all([
    app.db
      .select({
        payment: payments,
        invoiceNumber: invoices.number,
        currency: invoices.currency,
        clientName: clients.name,
        isUndone: sql<number>`exists (select 1 from "payments" u where u."undoes_id" = "payments"."id")`,
      })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .innerJoin(clients, eq(clients.id, invoices.clientId))
      .where(wanted)
      .orderBy(asc(payments.bookedAt), asc(payments.id)),
    users.authors(app),
  ]);
  return rows.map(({ payment, isUndone, ...around }) => ({
    ...payment,
    ...around,
    isUndone: isUndone === 1,
    bookedBy: payment.bookedBy && nameOf(payment.bookedBy),
  }));
}
