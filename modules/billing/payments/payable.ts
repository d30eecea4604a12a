import { and, asc, eq, gt, inArray, or, sql, type SQL } from "drizzle-orm";
import { invoices } from "@/modules/billing/invoices/schema";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { OpenInvoiceRow, Proposal } from "./model";
import {
  type KnownPayers,
  type Match,
  matchOf,
  type Money,
  type OpenInvoice,
  referencesIn,
} from "./rules";
import { payerAccounts } from "./schema";

/** A match with the details that a person needs to decide about it. */
export function proposalOf(
  match: Match | null,
  byId: ReadonlyMap<string, OpenInvoice>,
): Proposal | null {
  if (!match) return null;
  const allocations = match.allocations.flatMap((it) => {
    const invoice = byId.get(it.invoiceId);
    if (!invoice) return [];
    const { number, clientName, openCents } = invoice;
    return [{ ...it, number, clientName, openCents }];
  });
  return { ground: match.ground, allocations };
}

/** A matcher over the open invoices and the known payer accounts, for these amounts. */
export async function matchingOf(app: App, amounts: readonly Money[]) {
  const returned = amounts.filter(({ cents }) => cents < 0).flatMap((it) => [...referencesIn(it)]);
  const [open, payers, { iban, blockedIban }] = await Promise.all([
    payable(app, returned),
    knownPayers(app),
    settings.valueOf(app, "billing"),
  ]);
  const byId = new Map(open.map((it) => [it.id, it]));
  const own = [iban, blockedIban].map(compact);
  const of = (money: Arrived): Match | null => {
    const match = matchOf(money, [...byId.values()], payers);
    const printed = match?.allocations.flatMap((it) => byId.get(it.invoiceId)?.accounts ?? []);
    return questioned(match, [...own, ...(printed ?? [])].includes(compact(money.account)));
  };
  return { of, byId };
}

/** A payment and the account that it was received on. */
type Arrived = Money & { account: string };

/** A payment to an account that is neither the agency's nor printed on the invoice is never booked without a person. */
const questioned = (match: Match | null, isOwn: boolean): Match | null =>
  match?.isCertain && !isOwn ? { ...match, ground: "other-account", isCertain: false } : match;

const compact = (account: string) => account.replaceAll(/\s/g, "").toUpperCase();

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

export type Payable = OpenInvoice & { accounts: string[] } & Pick<
    typeof invoices.$inferSelect,
    "version" | "status"
  >;

/** Open invoices, the oldest first, and paid ones whose reference occurs in a returned payment. */
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
      status: invoices.status,
      iban: sql<string>`coalesce(${invoices.content} ->> '$.payment.iban', '')`,
      blockedIban: sql<string>`coalesce(${invoices.content} ->> '$.payment.blocked.iban', '')`,
      blockedCents: sql<number>`coalesce(${invoices.content} ->> '$.payment.blocked.cents', 0)`,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .where(and(eq(invoices.kind, "invoice"), wanted))
    .orderBy(asc(invoices.dueOn), asc(invoices.seq));
  return rows.map(({ grossCents, paidCents, iban, blockedIban, ...row }) => ({
    ...row,
    accounts: [iban, blockedIban].filter(Boolean).map(compact),
    openCents: grossCents - paidCents,
    // After a part payment it is unknown which share was paid, so only the remaining total is certain.
    blockedCents: paidCents > 0 ? 0 : row.blockedCents,
  }));
}

async function knownPayers(app: App): Promise<KnownPayers> {
  const rows = await app.db.select().from(payerAccounts);
  return new Map(rows.map(({ iban, clientId }) => [iban, clientId]));
}
