import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { invoices } from "@/modules/billing/invoices/schema";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type {
  BankEntries,
  BankEntry,
  BankStatement,
  EntryQuery,
  OpenInvoiceRow,
  Payment,
  Proposal,
} from "./model";
import {
  type EntryView,
  type KnownPayers,
  type Match,
  matchOf,
  type Money,
  type OpenInvoice,
  referencesIn,
} from "./rules";
import { bankEntries, bankStatements, payerAccounts, payments } from "./schema";

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
    app.db
      .select()
      .from(bankEntries)
      .where(inView[view])
      .orderBy(isOpen ? asc(bankEntries.bookedOn) : desc(bankEntries.bookedOn), bankEntries.id)
      .limit(limit),
    app.db.$count(bankEntries, inView.open),
  ]);
  const matching = isOpen ? await matchingOf(app, rows) : null;
  const found = rows.map((row) => ({
    ...shown(row),
    proposal: matching && proposalOf(matching.of(leftOf(row)), matching.byId),
  }));
  return { entries: found, open };
}

export async function entry(app: App, id: string): Promise<BankEntry> {
  const [row] = await app.db.select().from(bankEntries).where(eq(bankEntries.id, id));
  if (!row) return notFound("bank entry");
  const { of, byId } = await matchingOf(app, [row]);
  return { ...shown(row), proposal: proposalOf(of(leftOf(row)), byId) };
}

function shown({ key: _, statementId: __, ...row }: EntryRow): Omit<BankEntry, "proposal"> {
  return row;
}

const leftOf = (row: EntryRow) => ({ ...row, cents: row.cents - row.bookedCents });

function proposalOf(match: Match | null, byId: ReadonlyMap<string, OpenInvoice>): Proposal | null {
  if (!match) return null;
  const allocations = match.allocations.flatMap((it) => {
    const invoice = byId.get(it.invoiceId);
    if (!invoice) return [];
    const { number, clientName, openCents } = invoice;
    return [{ ...it, number, clientName, openCents }];
  });
  return { ground: match.ground, allocations };
}

/** What decides which invoices these amounts are for: those that are open, and who has paid from where. */
export async function matchingOf(app: App, amounts: readonly Money[]) {
  const returned = amounts.filter(({ cents }) => cents < 0).flatMap((it) => [...referencesIn(it)]);
  const [open, payers] = await Promise.all([payable(app, returned), knownPayers(app)]);
  const byId = new Map(open.map((it) => [it.id, it]));
  return { of: (money: Money) => matchOf(money, [...byId.values()], payers), byId };
}

/** Invoices of which something is still to be paid, the longest due first. */
export async function openInvoices(app: App): Promise<OpenInvoiceRow[]> {
  const rows = await payable(app, []);
  return rows.map(({ id, number, clientId, clientName, currency, openCents }) => ({
    id,
    number,
    clientId,
    clientName,
    currency,
    openCents,
  }));
}

export type Payable = OpenInvoice & Pick<typeof invoices.$inferSelect, "version">;

/** Invoices of which something is still to be paid, the oldest first, and those from which money was taken back. */
async function payable(app: App, returned: string[]): Promise<Payable[]> {
  const isUnpaid = inArray(invoices.status, ["issued", "sent", "partPaid"]);
  const isTakenBack = and(inArray(invoices.reference, returned), gt(invoices.paidCents, 0));
  return payableWhere(app, or(isUnpaid, isTakenBack));
}

export async function payableWhere(app: App, wanted: SQL | undefined): Promise<Payable[]> {
  const rows = await app.db
    .select({
      id: invoices.id,
      number: invoices.number,
      reference: invoices.reference,
      clientId: invoices.clientId,
      clientName: clients.name,
      currency: invoices.currency,
      grossCents: invoices.grossCents,
      paidCents: invoices.paidCents,
      version: invoices.version,
      blockedCents: sql<number>`coalesce(${invoices.content} ->> '$.payment.blocked.cents', 0)`,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .where(and(eq(invoices.kind, "invoice"), wanted))
    .orderBy(asc(invoices.dueOn), asc(invoices.seq));
  return rows.map(({ grossCents, paidCents, ...row }) => ({
    ...row,
    openCents: grossCents - paidCents,
  }));
}

async function knownPayers(app: App): Promise<KnownPayers> {
  const rows = await app.db.select().from(payerAccounts);
  return new Map(rows.map(({ iban, clientId }) => [iban, clientId]));
}

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
