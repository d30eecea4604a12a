import { z } from "zod";
import {
  cardLevels,
  type CardRule as Rule,
  maxRate,
  hourTypes,
  minutesADay,
  maxRules,
} from "./rules";

export const RateCardOwner = z.object({ kind: z.enum(cardLevels), id: z.uuid() });
export type RateCardOwner = z.infer<typeof RateCardOwner>;

const cents = z.int("Invalid number").min(0).max(maxRate);
export const HourRate = z.object({
  hourType: z.enum(hourTypes),
  billCents: cents,
  payCents: cents,
});

const minute = z.int("Invalid number").min(0).max(minutesADay);
export const CardRule = z.object({
  hourType: z.enum(hourTypes),
  weekdays: z.array(z.int().min(1).max(7)).min(1).optional(),
  onHoliday: z.literal(true).optional(),
  window: z.object({ from: minute, until: minute }).optional(),
  afterMinutes: z
    .object({
      day: minute.optional(),
      week: z
        .int()
        .min(0)
        .max(7 * minutesADay)
        .optional(),
    })
    .optional(),
}) as z.ZodType<Rule>;

const perKm = z.int("Invalid number").min(0).max(10_000).nullable();
export const ExpenseTerms = z.object({
  isRebilled: z.boolean(),
  kmBillCents: perKm,
  kmPayCents: perKm,
});

const fields = {
  validFrom: z.iso.date("Invalid date"),
  /** The last day; null while it goes on. */
  validTo: z.iso.date("Invalid date").nullable(),
  currency: z
    .string()
    .min(3, "Enter a currency as three letters, such as EUR.")
    .max(3, "Enter a currency as three letters, such as EUR.")
    .regex(/^[A-Z]+$/, "Enter a currency as three letters, such as EUR."),
  rates: z.array(HourRate).min(1, "Add at least one rate.").max(hourTypes.length),
  /** The scale of the client's own people by which the pay is compared; null: the lowest. */
  payScale: z.string().trim().min(1).max(80).nullable(),
  /** The first that holds decides; where none holds, an hour stays regular. */
  rules: z.array(CardRule).max(maxRules),
  /** What becomes of expenses; null: they are paid and not billed. */
  expenses: ExpenseTerms.nullable(),
};

export const RateCard = z.object({
  id: z.uuid(),
  level: z.enum(cardLevels),
  ...fields,
  version: z.int(),
});

/** The cards of one client, project or deployment, and those that it takes over where it has none. */
export const RateCards = z.object({
  own: z.array(RateCard),
  inherited: z.array(RateCard),
});
export type RateCards = z.infer<typeof RateCards>;

export const NewRateCard = z.object({
  ...fields,
  validTo: fields.validTo.default(null),
  currency: fields.currency.default("EUR"),
  payScale: fields.payScale.default(null),
  rules: fields.rules.default([]),
  expenses: fields.expenses.default(null),
});
export type NewRateCard = z.infer<typeof NewRateCard>;

export const RateCardChange = NewRateCard.extend({ version: z.int() });
export type RateCardChange = z.infer<typeof RateCardChange>;

export const RateCardVersion = z.object({ version: z.coerce.number().int() });
