import { z } from "zod";
import { bare, isIban, paperLanguages, syntaxes } from "@/modules/billing/details/rules";
import { invoiceKinds } from "@/modules/billing/invoices/rules";
import { vatCategories, vatGaps, vatRules } from "@/modules/billing/vat/rules";
import { required, singleLine } from "@/modules/platform/texts/model";
import { PersonName } from "@/modules/records/core/model";
import { maxAtOnce, selfBillingFields, selfBillStatuses, selfBillViews } from "./rules";

const requiredLine = (longest: number) => singleLine(required).min(1, "Required").max(longest);
const optional = (longest: number) =>
  singleLine()
    .max(longest)
    .transform((it) => it || null)
    .nullable()
    .default(null);
const day = z.iso.date("Invalid date");

/** What is entered about somebody in whose name invoices are made out. */
export const NewSelfBillingDetails = z
  .object({
    /** Of what was shown; 0 where there was nothing yet. */
    version: z.int(),
    legalName: requiredLine(160),
    street: requiredLine(120),
    postalCode: requiredLine(20),
    city: requiredLine(80),
    country: z.string().regex(/^[A-Z]{2}$/, "Invalid country"),
    vatNumber: optional(40).transform((it) => it && bare(it)),
    taxNumber: optional(40),
    registration: optional(40),
    isSmallBusiness: z.boolean().default(false),
    email: z.email("Invalid email address").max(254).nullable().default(null),
    phone: optional(40),
    iban: optional(60)
      .transform((it) => it && bare(it))
      .refine((it) => it === null || isIban(it), "This isn't a valid IBAN."),
    bic: optional(20).transform((it) => it && bare(it)),
    peppolScheme: optional(4),
    peppolId: optional(60),
    syntax: z.enum(syntaxes).default("facturx"),
    language: z.enum(paperLanguages).default("en"),
    paymentDays: z.int("Invalid number").min(0).max(180).default(14),
    agreedOn: day.nullable().default(null),
    agreedUntil: day.nullable().default(null),
    agreementFileId: z.uuid().nullable().default(null),
  })
  .refine((it) => !it.agreedOn || !it.agreedUntil || it.agreedOn <= it.agreedUntil, {
    message: "The end is before the start.",
    path: ["agreedUntil"],
  });
export type NewSelfBillingDetails = z.infer<typeof NewSelfBillingDetails>;

const said = z.string().nullable();
/** The same as it is kept; what nobody entered yet is empty. */
export const SelfBillingDetails = z.object({
  candidateId: z.uuid(),
  version: z.int(),
  legalName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: said,
  vatNumber: said,
  taxNumber: said,
  registration: said,
  isSmallBusiness: z.boolean(),
  email: said,
  phone: said,
  iban: said,
  bic: said,
  peppolScheme: said,
  peppolId: said,
  syntax: z.enum(syntaxes),
  language: z.enum(paperLanguages),
  paymentDays: z.int(),
  agreedOn: said,
  agreedUntil: said,
  agreementFileId: z.uuid().nullable(),
});
export type SelfBillingDetails = z.infer<typeof SelfBillingDetails>;

/** A self-billing invoice as it would be made out now; nothing of it is kept. */
export const SelfBillDraft = z.object({
  key: z.string(),
  candidateId: z.uuid(),
  candidateName: PersonName,
  currency: z.string(),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  minutes: z.int(),
  netCents: z.int(),
  grossCents: z.int().nullable(),
  vat: z
    .object({
      category: z.enum(vatCategories),
      rate: z.int(),
      exemption: z.string().nullable(),
      source: z.string(),
    })
    .nullable(),
  gap: z.enum(vatGaps).nullable(),
  missing: z.array(z.enum(selfBillingFields)),
  fingerprint: z.string(),
});
export type SelfBillDraft = z.infer<typeof SelfBillDraft>;

/** A rule or a wording that invoices rest on, and what it was compared with; null where with nothing. */
export const LegalSource = z.object({
  what: z.enum(vatRules),
  country: z.string().nullable(),
  /** Hundredths of a percent. */
  rate: z.int().nullable(),
  text: z.string().nullable(),
  source: z.string(),
  from: z.iso.date().nullable(),
  checked: z.iso.date().nullable(),
  seen: z.string().nullable(),
});
export type LegalSource = z.infer<typeof LegalSource>;

export const NewSelfBills = z
  .object({
    from: day,
    to: day,
    drafts: z
      .array(z.object({ key: z.string().max(300), fingerprint: z.string().max(64) }))
      .min(1, "Choose at least one invoice.")
      .max(maxAtOnce),
  })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start.", path: ["to"] });
export type NewSelfBills = z.infer<typeof NewSelfBills>;

/** What became of each: its number, or why it was not made out. */
export const SelfBillsIssued = z.array(
  z.object({ key: z.string(), number: z.string().nullable(), reason: z.string().nullable() }),
);
export type SelfBillsIssued = z.infer<typeof SelfBillsIssued>;

export const SelfBill = z.object({
  id: z.uuid(),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  supplierName: PersonName,
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  currency: z.string(),
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
  minutes: z.int(),
  reference: z.string(),
  status: z.enum(selfBillStatuses),
  paidOn: z.iso.date().nullable(),
  keptUntil: z.iso.date(),
  creditsId: z.uuid().nullable(),
  version: z.int(),
});
export type SelfBill = z.infer<typeof SelfBill>;

export const SelfBillQuery = z.object({
  status: z.enum(selfBillViews).default("all"),
  cursor: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type SelfBillQuery = z.infer<typeof SelfBillQuery>;
export const SelfBillPage = z.object({ items: z.array(SelfBill), next: z.int().nullable() });
export type SelfBillPage = z.infer<typeof SelfBillPage>;

/** That the agency has paid it, on which day. */
export const SelfBillPaid = z.object({ version: z.int(), paidOn: day });
export type SelfBillPaid = z.infer<typeof SelfBillPaid>;
