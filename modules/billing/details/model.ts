import { z } from "zod";
import { multiLine, required, singleLine } from "@/modules/platform/texts/model";
import { PersonName } from "@/modules/records/core/model";
import { bare, groupings, isIban, paperLanguages, syntaxes, defaultPaymentDays } from "./rules";

const text = (longest: number) => singleLine().max(longest);
const requiredLine = (longest: number) => singleLine(required).min(1, "Required").max(longest);
const optional = (longest: number) =>
  text(longest)
    .transform((it) => it || null)
    .nullable()
    .default(null);
const country = z.string().regex(/^[A-Z]{2}$/, "Invalid country");
const account = z
  .string()
  .max(60)
  .transform(bare)
  .refine((it) => it === "" || isIban(it), "This isn't a valid IBAN.");
const mail = z.email("Invalid email address").max(254);
const scheme = z.string().regex(/^(|\d{4}|EM)$/, "Enter a scheme such as 0106");

/** The agency's billing settings: what its invoices print beside its name and numbers. */
export const BillingAgency = z.strictObject({
  street: text(120),
  postalCode: text(20),
  city: text(80),
  country: z.union([z.literal(""), country]),
  iban: account,
  bic: z
    .string()
    .max(20)
    .transform(bare)
    .refine((it) => /^([A-Z\d]{8}([A-Z\d]{3})?)?$/.test(it), "A BIC has 8 or 11 characters."),
  /** The blocked account (G-rekening) for wage taxes. */
  blockedIban: account,
  contactName: text(120),
  contactPhone: text(40),
  contactEmail: z.union([z.literal(""), mail]),
  peppolScheme: scheme,
  peppolId: text(60),
  /** Registrations that clients ask for, such as Waadi and SNA, printed at the foot of an invoice. */
  footer: multiLine().max(400),
  /** Payment term in days for clients without an agreed one. */
  paymentDays: z.int("Invalid number").min(0).max(180).default(defaultPaymentDays),
});
export type BillingAgency = z.infer<typeof BillingAgency>;

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    billing: BillingAgency;
  }
}

const order = z.object({ projectId: z.uuid(), orderNumber: requiredLine(60) });

/** What a user enters about how a client is invoiced. */
export const NewBillingDetails = z.object({
  /** Version of the record the user saw; 0 where there was none yet. */
  version: z.int(),
  legalName: requiredLine(160),
  street: requiredLine(120),
  postalCode: requiredLine(20),
  city: requiredLine(80),
  country,
  vatNumber: optional(40).transform((it) => it && bare(it)),
  registration: optional(40),
  email: mail.nullable().default(null),
  buyerReference: optional(60),
  orderNumber: optional(60),
  orders: z.array(order).max(100).default([]),
  peppolScheme: scheme.nullable().default(null),
  peppolId: optional(60),
  syntax: z.enum(syntaxes).default("peppol"),
  grouping: z.enum(groupings).default("client"),
  language: z.enum(paperLanguages).default("en"),
  paymentDays: z.int("Invalid number").min(0).max(180).default(30),
  blockedPercent: z.int("Invalid number").min(1).max(100).nullable().default(null),
  /** Why the recipient owes the VAT within one country; saving it confirms it. */
  reverseChargeReason: optional(300),
});
export type NewBillingDetails = z.infer<typeof NewBillingDetails>;

const said = z.string().nullable();
/** The stored form of NewBillingDetails; fields that nobody has filled in are empty. */
export const BillingDetails = z.object({
  clientId: z.uuid(),
  version: z.int(),
  legalName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: said,
  vatNumber: said,
  registration: said,
  email: said,
  buyerReference: said,
  orderNumber: said,
  peppolScheme: said,
  peppolId: said,
  orders: z.array(z.object({ projectId: z.uuid(), orderNumber: z.string() })),
  syntax: z.enum(syntaxes),
  grouping: z.enum(groupings),
  language: z.enum(paperLanguages),
  paymentDays: z.int(),
  blockedPercent: z.int().nullable(),
  reverseChargeReason: said,
  confirmedBy: PersonName.nullable(),
  confirmedAt: z.iso.datetime().nullable(),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

/** A colleague who may issue invoices without being an administrator. */
export const BillingPermission = z.object({ userId: z.uuid(), givenAt: z.iso.datetime() });
