import { z } from "zod";
import { cardLevels, maxRate, hourTypes } from "../cards/rules";
import {
  exceptionStates,
  maxClauseLength,
  maxReasonLength,
  maxScaleLength,
  maxPercent,
  type PayGap as Gap,
} from "./rules";

const Surcharge = z.object({
  hourType: z.enum(hourTypes),
  percent: z.number("Invalid number").min(0).max(maxPercent),
});

/** What belongs to the pay and is no rate per hour: leave, pension, travel, a budget. */
export const OtherTerm = z.object({
  name: z.string().trim().min(1, "Required").max(maxScaleLength),
  text: z.string().trim().max(1000),
});
export type OtherTerm = z.infer<typeof OtherTerm>;

const fields = {
  siteId: z.uuid().nullable(),
  scale: z.string().trim().min(1, "Required").max(maxScaleLength),
  validFrom: z.iso.date("Invalid date"),
  validTo: z.iso.date("Invalid date").nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/, "Enter a currency as three letters, such as EUR."),
  hourCents: z.int("Invalid number").min(1, "Enter an amount.").max(maxRate),
  surcharges: z.array(Surcharge).max(hourTypes.length),
  others: z.array(OtherTerm).max(50),
  clause: z.string().trim().min(1, "Required").max(maxClauseLength),
};

export const PayTerms = z.object({ id: z.uuid(), ...fields, version: z.int() });
export type PayTerms = z.infer<typeof PayTerms>;

export const NewPayTerms = z.object({
  ...fields,
  siteId: fields.siteId.default(null),
  validTo: fields.validTo.default(null),
  currency: fields.currency.default("EUR"),
  surcharges: fields.surcharges.default([]),
  others: fields.others.default([]),
});
export type NewPayTerms = z.infer<typeof NewPayTerms>;

export const PayTermsChange = NewPayTerms.extend({ version: z.int() });
export type PayTermsChange = z.infer<typeof PayTermsChange>;

/** A message of the Inquiry Pay Equity standard (SETU 2.0), as it came. */
export const PayTermsMessage = z.object({
  siteId: z.uuid().nullable().default(null),
  message: z.record(z.string(), z.unknown()),
});
export type PayTermsMessage = z.infer<typeof PayTermsMessage>;

export const PayGap = z.object({
  hourType: z.enum(hourTypes),
  payCents: z.int(),
  dueCents: z.int(),
  dueCurrency: z.string(),
  scale: z.string(),
  clause: z.string(),
}) satisfies z.ZodType<Gap>;

export const PayException = z.object({
  id: z.uuid(),
  state: z.enum(exceptionStates),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  /** Whoever asked cannot approve. */
  isOwn: z.boolean(),
  settledBy: z.string().nullable(),
  settledAt: z.iso.datetime().nullable(),
});
export type PayException = z.infer<typeof PayException>;

/** Where somebody is paid less than the client's own people, and what was decided about it. */
export const PayCheck = z.object({
  /** The rate card or, where hours go by what was agreed, the deployment. */
  subjectId: z.uuid(),
  currency: z.string(),
  gaps: z.array(PayGap),
  exception: PayException.nullable(),
});
export type PayCheck = z.infer<typeof PayCheck>;

export const PayOwner = z.object({ kind: z.enum(cardLevels), id: z.uuid() });
export const PayChecks = z.object({
  /** The scales that may be chosen on a rate card here. */
  scales: z.array(z.string()),
  checks: z.array(PayCheck),
});
export type PayChecks = z.infer<typeof PayChecks>;

export const NewPayException = z.object({
  owner: PayOwner,
  subjectId: z.uuid(),
  reason: z.string().trim().min(1, "Required").max(maxReasonLength),
});
export type NewPayException = z.infer<typeof NewPayException>;

export const PayTermsVersion = z.object({ version: z.coerce.number().int() });
