import { recordPayment } from "@/modules/billing/invoices";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import type { Ground, PaymentKind } from "./rules";
import { payerAccounts, payments } from "./schema";
import type { Payable } from "./payable";

/** An amount to book on an invoice; the write fails if the invoice changed since it was read. */
export type Booking = {
  invoice: Payable;
  kind: PaymentKind;
  entry: { id: string; payerIban: string | null } | null;
  cents: number;
  paidOn: string;
  ground: Ground | null;
  reason: string | null;
  bookedBy: string | null;
  undoesId?: string;
};

/** The writes of several bookings, to be put into one app.write. */
export function bookingWrites(app: App, bookings: readonly Booking[]): (Write | Guarded)[] {
  const at = app.now().toISOString();
  const rows = bookings.map(({ invoice, entry, undoesId = null, ...it }) => ({
    id: Bun.randomUUIDv7(),
    ...it,
    invoiceId: invoice.id,
    entryId: entry?.id ?? null,
    undoesId,
    bookedAt: at,
  }));
  const byInvoice = Map.groupBy(bookings, ({ invoice }) => invoice.id);
  return [
    ...insertAll(app.db, payments, rows),
    ...[...byInvoice.values()].flatMap((of) => invoiceWrites(app, of)),
    ...rememberPayers(app, bookings, at),
  ];
}

/** One update per invoice, however many amounts it receives; a write-off does not count as paid. */
function invoiceWrites(app: App, bookings: Booking[]): (Write | Guarded)[] {
  const [first] = bookings;
  if (!first) return [];
  const { id, version } = first.invoice;
  const cents = bookings.reduce((sum, it) => sum + it.cents, 0);
  const isWriteOff = first.kind === "writeOff";
  const change = { cents: isWriteOff ? 0 : cents, isWrittenOff: isWriteOff && cents > 0 };
  return [
    ...recordPayment(app, { id, version, ...change }),
    audit.entry(app, {
      action: cents < 0 ? "payment.undone" : `payment.${first.kind}`,
      entityType: "invoice",
      entityId: id,
      details: { cents },
    }),
  ];
}

/** Remembers the payer's account, so that the next payment without a reference can be proposed. */
const rememberPayers = (app: App, bookings: readonly Booking[], learnedAt: string): Write[] =>
  bookings.flatMap(({ entry, invoice: { clientId }, cents }) =>
    entry?.payerIban && cents > 0
      ? app.db
          .insert(payerAccounts)
          .values({ iban: entry.payerIban, clientId, learnedAt })
          .onConflictDoUpdate({ target: payerAccounts.iban, set: { clientId, learnedAt } })
      : [],
  );
