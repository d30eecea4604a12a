import { paid } from "@/modules/billing/invoices";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import type { Ground, PaymentKind } from "./rules";
import { payerAccounts, payments } from "./schema";
import type { Payable } from "./payable";

/** An amount on an invoice, as it was read; it is refused where somebody paid or changed the invoice meanwhile. */
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

/** All that bookings change, for the write in which they stand. */
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
    ...learned(app, bookings, at),
  ];
}

/** One change of an invoice, however many amounts reach it; what is given up is not paid. */
function invoiceWrites(app: App, bookings: Booking[]): (Write | Guarded)[] {
  const [first] = bookings;
  if (!first) return [];
  const { id, version } = first.invoice;
  const cents = bookings.reduce((sum, it) => sum + it.cents, 0);
  const isWriteOff = first.kind === "writeOff";
  const change = { cents: isWriteOff ? 0 : cents, isWrittenOff: isWriteOff && cents > 0 };
  return [
    ...paid(app, { id, version, ...change }),
    audit.entry(app, {
      action: cents < 0 ? "payment.undone" : `payment.${first.kind}`,
      entityType: "invoice",
      entityId: id,
      details: { cents },
    }),
  ];
}

/** From which account a client paid is remembered, so that the next payment without a reference is proposed. */
const learned = (app: App, bookings: readonly Booking[], learnedAt: string): Write[] =>
  bookings.flatMap(({ entry, invoice: { clientId }, cents }) =>
    entry?.payerIban && cents > 0
      ? app.db
          .insert(payerAccounts)
          .values({ iban: entry.payerIban, clientId, learnedAt })
          .onConflictDoUpdate({ target: payerAccounts.iban, set: { clientId, learnedAt } })
      : [],
  );
