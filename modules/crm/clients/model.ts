import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import { country, euros, Happening, recordShape, words } from "@/modules/records/core/model";
import {
  bareNumber,
  feeKinds,
  maxFeePercent,
  maxContractValue,
  hostOf,
  isKvkNumber,
  isVatNumber,
  maxPaymentDays,
  statuses,
  tiers,
} from "./rules";

/** A client as lists answer it (specification §3). */
export const Client = z.object({
  id: z.uuid(),
  /** What people say aloud: K-0042. */
  number: z.string(),
  name: z.string(),
  industry: z.string().nullable(),
  status: z.enum(statuses),
  /** What counts: a person's own, else what the rule makes of the contract value. */
  tier: z.enum(tiers),
  /** The first of its contacts. */
  contactPerson: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  website: z.string().nullable(),
  /** A numeric string, euros per year. */
  contractValue: z.string().nullable(),
  description: z.string().nullable(),
  /** Cities of its datacenters, each once. */
  cities: z.array(z.string()),
  isSample: z.boolean(),
  ...recordShape,
});
export type Client = z.infer<typeof Client>;

export const Contact = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Contact = z.infer<typeof Contact>;

/** Somebody who works at a client, beside the client. */
export const ListedContact = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The one who is named where the client has room for one. */
  isMain: z.boolean(),
  client: z.object({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    status: z.enum(statuses),
  }),
});
export type ListedContact = z.infer<typeof ListedContact>;

export const Site = z.object({
  id: z.uuid(),
  name: z.string(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  /** As the specification writes it: UK, not GB. */
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Site = z.infer<typeof Site>;

export const ClientRecord = Client.extend({
  /** The company as ads and merging compare it: what the radar knows an employer by. */
  companyKey: z.string(),
  tierByRule: z.enum(tiers),
  tierOverride: z.enum(tiers).nullable(),
  tierReason: z.string().nullable(),
  vatNumber: z.string().nullable(),
  kvkNumber: z.string().nullable(),
  paymentDays: z.number().int().nullable(),
  feeKind: z.enum(feeKinds).nullable(),
  feePercent: z.number().nullable(),
  feeNote: z.string().nullable(),
  contacts: z.array(Contact),
  sites: z.array(Site),
  history: z.array(Happening),
});
export type ClientRecord = z.infer<typeof ClientRecord>;

type Form = { isWell: (bare: string) => boolean; message: string };

/** Kept without spaces and dots; an empty one is none. */
const officialNumber = ({ isWell, message }: Form) =>
  z
    .string()
    .max(40)
    .transform((text) => bareNumber(text) || null)
    .refine((bare) => bare === null || isWell(bare), message)
    .nullable()
    .optional();

const degrees = (most: number) =>
  z.number("Invalid number").min(-most).max(most).nullable().optional();
const percent = z.number("Invalid number").min(0).max(maxFeePercent).nullable().optional();
const requiredLine = (longest: number) => singleLine(required).min(1, "Required").max(longest);

/** An `id` keeps the row it was; without one it is a new one. */
export const NewContact = z.object({
  id: z.uuid().optional(),
  name: requiredLine(120),
  title: words(120),
  email: words(254).pipe(z.email("Invalid email address").nullish()),
  phone: words(40),
});

export const NewSite = z
  .object({
    id: z.uuid().optional(),
    name: requiredLine(120),
    street: words(200),
    city: words(80),
    country: country.nullable().optional(),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .refine((site) => (site.latitude ?? null) === null || (site.longitude ?? null) !== null, {
    message: "A latitude needs its longitude.",
    path: ["longitude"],
  });

const fields = {
  name: singleLine(required).min(1, "The client's name is required").max(160),
  industry: words(80),
  website: words(300).refine((text) => !text || hostOf(text) !== null, "Invalid web address"),
  contractValue: euros(16, maxContractValue),
  description: words(4000),
  vatNumber: officialNumber({
    isWell: isVatNumber,
    message: "This isn't a valid VAT number for its country.",
  }),
  kvkNumber: officialNumber({ isWell: isKvkNumber, message: "A KvK number has eight digits." }),
  paymentDays: z.int("Invalid number").min(0).max(maxPaymentDays).nullable().optional(),
  feeKind: z.enum(feeKinds).nullable().optional(),
  feePercent: percent,
  feeNote: words(1000),
  /** The first is the main contact. */
  contacts: z.array(NewContact).max(40).optional(),
  sites: z.array(NewSite).max(100).optional(),
};

export const NewClient = z.object({
  ...fields,
  status: z.enum(statuses).optional(),
  isSample: z.boolean().optional(),
});
export type NewClient = z.infer<typeof NewClient>;

/** What is changed, and which version of the record the change was made from. */
export const ClientChanges = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int() })
  .strict();
export type ClientChanges = z.infer<typeof ClientChanges>;
