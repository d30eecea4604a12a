import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { required, singleLine } from "@/modules/platform/texts/model";
import { entryViews, grounds, paymentKinds } from "./rules";

export const BankStatement = z.object({
  id: z.uuid(),
  name: z.string(),
  account: z.string(),
  currency: z.string(),
  closedOn: z.iso.date().nullable(),
  incoming: z.int(),
  outgoing: z.int(),
  pending: z.int(),
  isBalanced: z.boolean().nullable(),
  importedBy: PersonName.nullable(),
  importedAt: z.iso.datetime(),
});
export type BankStatement = z.infer<typeof BankStatement>;

/** What reading a file has done: amounts in cents. */
export const StatementImport = z.object({
  statements: z.array(BankStatement),
  added: z.int(),
  /** Entries that an earlier file had brought already. */
  known: z.int(),
  booked: z.int(),
  bookedCents: z.int(),
  toCheck: z.int(),
});
export type StatementImport = z.infer<typeof StatementImport>;

const Allocation = z.object({ invoiceId: z.uuid(), cents: z.int() });
export const Proposal = z.object({
  ground: z.enum(grounds),
  allocations: z.array(
    Allocation.extend({ number: z.string(), clientName: z.string(), openCents: z.int() }),
  ),
});
export type Proposal = z.infer<typeof Proposal>;

export const BankEntry = z.object({
  id: z.uuid(),
  bookedOn: z.iso.date(),
  cents: z.int(),
  bookedCents: z.int(),
  currency: z.string(),
  payerName: z.string().nullable(),
  payerIban: z.string().nullable(),
  text: z.string(),
  references: z.array(z.string()),
  dismissedReason: z.string().nullable(),
  /** For which invoices it seems to be; null where nothing speaks for one. */
  proposal: Proposal.nullable(),
  version: z.int(),
});
export type BankEntry = z.infer<typeof BankEntry>;

export const EntryQuery = z.object({
  view: z.enum(entryViews).default("open"),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type EntryQuery = z.infer<typeof EntryQuery>;

export const BankEntries = z.object({ entries: z.array(BankEntry), open: z.int() });
export type BankEntries = z.infer<typeof BankEntries>;

export const Payment = z.object({
  id: z.uuid(),
  invoiceId: z.uuid(),
  invoiceNumber: z.string(),
  clientName: z.string(),
  kind: z.enum(paymentKinds),
  entryId: z.uuid().nullable(),
  cents: z.int(),
  currency: z.string(),
  paidOn: z.iso.date(),
  ground: z.enum(grounds).nullable(),
  reason: z.string().nullable(),
  isUndone: z.boolean(),
  undoesId: z.uuid().nullable(),
  bookedBy: PersonName.nullable(),
  bookedAt: z.iso.datetime(),
});
export type Payment = z.infer<typeof Payment>;

const version = z.int();
const reason = singleLine(required).min(1, "Enter a reason.").max(300);

/** An invoice that a payment may be for. */
export const OpenInvoiceRow = z.object({
  id: z.uuid(),
  number: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  currency: z.string(),
  openCents: z.int(),
});
export type OpenInvoiceRow = z.infer<typeof OpenInvoiceRow>;

/** Which invoices an entry pays; together no more than what is left of it. */
export const EntryBooking = z.object({
  version,
  allocations: z.array(Allocation).min(1, "Choose at least one invoice.").max(100),
});
export type EntryBooking = z.infer<typeof EntryBooking>;

export const EntryDismissal = z.object({ version, reason });
export type EntryDismissal = z.infer<typeof EntryDismissal>;
export const EntryVersion = z.object({ version });

/** Money that reached no bank account that is read in, such as a set-off. */
export const NewPayment = z.object({
  cents: z.int().min(1, "Enter an amount above zero."),
  paidOn: z.iso.date("Invalid date"),
  reason,
});
export type NewPayment = z.infer<typeof NewPayment>;

/** Gives up what is still open of an invoice. */
export const WriteOff = z.object({ reason });
export type WriteOff = z.infer<typeof WriteOff>;
