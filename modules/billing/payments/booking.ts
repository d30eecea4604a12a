import { and, eq, inArray } from "drizzle-orm";
import { billingPermissions } from "@/modules/billing/details";
import { isOpen } from "@/modules/billing/invoices/rules";
import { invoices } from "@/modules/billing/invoices/schema";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { paymentsChanged } from "./events";
import type {
  BankEntry,
  EntryBooking,
  EntryDismissal,
  NewPayment,
  Payment,
  WriteOff,
} from "./model";
import { bankEntries, payments } from "./schema";
import { type Payable, payableWhere } from "./payable";
import { entry as entryOf, ofInvoice } from "./service";
import { type Booking, bookingWrites } from "./writes";

/** Books a bank entry on the invoices that a person chose. */
export async function book(app: App, id: string, given: EntryBooking): Promise<BankEntry> {
  await billingPermissions.refuseUnpermitted(app);
  const entry = await entryOf(app, id);
  const left = entry.cents - entry.bookedCents;
  const sum = given.allocations.reduce((total, { cents }) => total + cents, 0);
  const isRight = given.allocations.every(({ cents }) => Math.sign(cents) === Math.sign(left));
  if (!isRight || Math.abs(sum) > Math.abs(left)) {
    const message = "The amounts are more than what is left of this payment.";
    throw invalid([{ path: ["allocations"], message }]);
  }
  const bookings = await bookingsOf(app, entry, given.allocations);
  const isAsRead = and(eq(bankEntries.id, id), eq(bankEntries.version, given.version));
  const bookedCents = entry.bookedCents + sum;
  const set = { bookedCents, dismissedReason: null, version: given.version + 1 };
  await app.write(
    [must(app.db.update(bankEntries).set(set).where(isAsRead)), ...bookingWrites(app, bookings)],
    paymentsChanged(bookings.length),
  );
  return entryOf(app, id);
}

async function bookingsOf(
  app: App,
  entry: BankEntry,
  allocations: EntryBooking["allocations"],
): Promise<Booking[]> {
  const found = await payableWhere(
    app,
    inArray(
      invoices.id,
      allocations.map(({ invoiceId }) => invoiceId),
    ),
  );
  const byId = new Map(found.map((it) => [it.id, it]));
  return allocations.map(({ invoiceId, cents }, n) => {
    const invoice = byId.get(invoiceId);
    const path = ["allocations", n];
    if (invoice?.currency !== entry.currency) {
      const message = "Choose an invoice in the currency of the payment.";
      throw invalid([{ path, message }]);
    }
    // What was paid may be taken back of any; only an open one can be paid.
    if (cents > 0 && !isOpen(invoice.status)) {
      const message = "Nothing is open on this invoice.";
      throw invalid([{ path, message }]);
    }
    if (cents > invoice.openCents) {
      const message = "This is more than is open on the invoice.";
      throw invalid([{ path, message }]);
    }
    const { id, payerIban, proposal, bookedOn: paidOn } = entry;
    const ground = proposal?.allocations.some((it) => it.invoiceId === invoiceId)
      ? proposal.ground
      : null;
    const by = { kind: "bank" as const, reason: null, bookedBy: app.actor.id };
    return { ...by, invoice, entry: { id, payerIban }, cents, paidOn, ground };
  });
}

/** Sets an entry aside that is for no invoice; what was booked of it stays booked. */
export const dismiss = (app: App, id: string, { version, reason }: EntryDismissal) =>
  setDismissal(app, id, { version, action: "bank-entry.dismissed", dismissedReason: reason });

/** Takes an entry up again that was set aside. */
export const reopen = (app: App, id: string, version: number) =>
  setDismissal(app, id, { version, action: "bank-entry.reopened", dismissedReason: null });

type Aside = { version: number; dismissedReason: string | null; action: string };

async function setDismissal(
  app: App,
  id: string,
  { version, dismissedReason, action }: Aside,
): Promise<BankEntry> {
  await billingPermissions.refuseUnpermitted(app);
  const isAsRead = and(eq(bankEntries.id, id), eq(bankEntries.version, version));
  const set = { dismissedReason, version: version + 1 };
  await app.write(
    [
      must(app.db.update(bankEntries).set(set).where(isAsRead)),
      audit.entry(app, { action, entityType: "bank-entry", entityId: id }),
    ],
    paymentsChanged(0),
  );
  return entryOf(app, id);
}

/** Books what was paid another way, such as a set-off. */
export async function add(app: App, invoiceId: string, given: NewPayment): Promise<Payment[]> {
  const invoice = await openOne(app, invoiceId);
  if (given.cents > invoice.openCents) {
    const message = "This is more than is open on the invoice.";
    throw invalid([{ path: ["cents"], message }]);
  }
  return bookOne(app, { ...given, invoice, kind: "other", entry: null, ground: null });
}

/** Gives up what is still open of an invoice, with the reason. */
export async function writeOff(
  app: App,
  invoiceId: string,
  { reason }: WriteOff,
): Promise<Payment[]> {
  const invoice = await openOne(app, invoiceId);
  const paidOn = app.now().toISOString().slice(0, 10);
  const of = { kind: "writeOff" as const, entry: null, ground: null };
  return bookOne(app, { ...of, invoice, cents: invoice.openCents, paidOn, reason });
}

/** Takes a booking back by its opposite; the bank entry is open again. */
export async function undo(app: App, paymentId: string): Promise<Payment[]> {
  const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!row || row.undoesId !== null) return notFound("payment");
  await billingPermissions.refuseUnpermitted(app);
  const [invoice] = await payableWhere(app, eq(invoices.id, row.invoiceId));
  if (!invoice) return notFound("invoice");
  const { id: undoesId, entryId, kind, paidOn, ground, reason, cents } = row;
  const [entry] = entryId
    ? await app.db.select().from(bankEntries).where(eq(bankEntries.id, entryId))
    : [];
  const back = { kind, paidOn, ground, reason, undoesId, bookedBy: app.actor.id };
  const writes = bookingWrites(app, [
    {
      ...back,
      invoice,
      entry: entry ? { id: entry.id, payerIban: null } : null,
      cents: -cents,
    },
  ]);
  const given = entry ? [must(unbook(app, entry, cents))] : [];
  await app.write([...given, ...writes], paymentsChanged(1));
  return ofInvoice(app, invoice.id);
}

const unbook = (app: App, entry: typeof bankEntries.$inferSelect, cents: number) =>
  app.db
    .update(bankEntries)
    .set({ bookedCents: entry.bookedCents - cents, version: entry.version + 1 })
    .where(and(eq(bankEntries.id, entry.id), eq(bankEntries.version, entry.version)));

async function openOne(app: App, id: string): Promise<Payable> {
  await billingPermissions.refuseUnpermitted(app);
  const [invoice] = await payableWhere(app, eq(invoices.id, id));
  if (!invoice) return notFound("invoice");
  if (invoice.openCents <= 0 || !isOpen(invoice.status))
    throw new Failure("conflict", "Nothing is open on this invoice.");
  return invoice;
}

async function bookOne(app: App, booking: Omit<Booking, "bookedBy">): Promise<Payment[]> {
  const { id } = booking.invoice;
  await app.write(bookingWrites(app, [{ ...booking, bookedBy: app.actor.id }]), paymentsChanged(1));
  return ofInvoice(app, id);
}
