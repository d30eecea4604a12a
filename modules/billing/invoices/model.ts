import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { PayGap } from "@/modules/staffing/rates/equal-pay/model";
import { missingFields, syntaxes } from "@/modules/billing/details/rules";
import { vatCategories, vatGaps } from "@/modules/billing/vat/rules";
import { expenseKinds } from "@/modules/staffing/timesheets/rules";
import { PersonName } from "@/modules/records/core/model";
import { invoiceKinds, invoiceStatuses, itemStates, runStates } from "./rules";

export const Invoice = z.object({
  id: z.uuid(),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  currency: z.string(),
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
  paidCents: z.int(),
  minutes: z.int(),
  reference: z.string(),
  syntax: z.enum(syntaxes),
  status: z.enum(invoiceStatuses),
  creditsId: z.uuid().nullable(),
  version: z.int(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceRecord = Invoice.extend({
  lines: z.array(
    z.object({
      deploymentId: z.uuid(),
      name: z.string(),
      hourType: z.string(),
      expense: z.enum(expenseKinds).optional(),
      from: z.iso.date(),
      to: z.iso.date(),
      minutes: z.int(),
      rateCents: z.int(),
      netCents: z.int(),
    }),
  ),
  vat: z.object({
    category: z.enum(vatCategories),
    rate: z.int(),
    exemption: z.string().nullable(),
    source: z.string(),
  }),
  buyerName: z.string(),
  orderNumber: z.string().nullable(),
  blockedCents: z.int(),
  checksum: z.string(),
  issuedBy: PersonName.nullable(),
  issuedAt: z.iso.datetime(),
  /** On an invoice the number of its credit note, on a credit note that of its invoice. */
  creditNumber: z.string().nullable(),
  creditedOn: z.iso.date().nullable(),
  letters: z.array(z.object({ to: PersonName, state: z.string(), at: z.iso.datetime() })),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

export const DraftQuery = z
  .object({ from: z.iso.date("Invalid date"), to: z.iso.date("Invalid date") })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start.", path: ["to"] });
export type DraftQuery = z.infer<typeof DraftQuery>;

/** An invoice as it would be issued now; computed, never stored. */
export const InvoiceDraft = z.object({
  /** Client, currency and group: the same hours are always in the same draft. */
  key: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  group: z.string().nullable(),
  currency: z.string(),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  minutes: z.int(),
  lineCount: z.int(),
  netCents: z.int(),
  vatCents: z.int().nullable(),
  grossCents: z.int().nullable(),
  vat: z
    .object({
      category: z.enum(vatCategories),
      rate: z.int(),
      exemption: z.string().nullable(),
      source: z.string(),
    })
    .nullable(),
  /** The fact without which VAT cannot be decided. */
  gap: z.enum(vatGaps).nullable(),
  missing: z.array(z.enum(missingFields)),
  /** Pay below that of the client's own staff, without an approved exception. */
  underpaid: z.array(
    PayGap.extend({ deploymentId: z.uuid(), position: z.string(), currency: z.string() }),
  ),
  fingerprint: z.string(),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

export const InvoiceVersion = z.object({ version: z.int() });

const Confirmed = z.object({ key: z.string().max(300), fingerprint: z.string().max(64) });
export const maxDrafts = 2000;

export const NewBillingRun = z
  .object({
    from: z.iso.date("Invalid date"),
    to: z.iso.date("Invalid date"),
    drafts: z.array(Confirmed).min(1, "Choose at least one invoice.").max(maxDrafts),
  })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start.", path: ["to"] });
export type NewBillingRun = z.infer<typeof NewBillingRun>;

export const BillingRun = z.object({
  id: z.uuid(),
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.enum(runStates),
  total: z.int(),
  issued: z.int(),
  refused: z.int(),
  items: z.array(
    z.object({
      draft: z.string(),
      clientId: z.uuid(),
      clientName: z.string(),
      state: z.enum(itemStates),
      invoiceId: z.uuid().nullable(),
      number: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  askedBy: PersonName.nullable(),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type BillingRun = z.infer<typeof BillingRun>;

const reason = z.string(required).trim().min(1, "Enter a reason.").max(300);

/** The hours of what is credited become billable again. */
export const NewCredit = z.object({ version: z.int(), reason });
export type NewCredit = z.infer<typeof NewCredit>;

export const NewWriteOff = z
  .object({
    clientId: z.uuid(),
    from: z.iso.date("Invalid date"),
    to: z.iso.date("Invalid date"),
    deploymentId: z.uuid().nullable().default(null),
    reason,
  })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start.", path: ["to"] });
export type NewWriteOff = z.infer<typeof NewWriteOff>;

/** What was written off, and whether the counts of hours agree with one another. */
export const WriteOff = z.object({ id: z.uuid(), minutes: z.int() });

/** The last number issued in a year, as a user states it after a restore. */
export const SettledSeries = z.object({
  series: z.string().regex(/^(SB\d{1,9}-)?\d{4}$/, "Enter a year"),
  last: z.int("Invalid number").min(0).max(99_999_999),
});
export type SettledSeries = z.infer<typeof SettledSeries>;
