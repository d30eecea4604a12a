import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import {
  bases,
  duties,
  maxValue,
  maxReasonLength,
  minReasonLength,
  topics,
  valueNames,
} from "./rules";

const Values = z.record(z.string(), z.number().int().min(0).max(maxValue));

export const RuleOverride = z.object({
  values: Values,
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type RuleOverride = z.infer<typeof RuleOverride>;

/** A country rule as it stands on a day, with what the agency made of it. */
export const CountryRule = z.object({
  id: z.string(),
  topic: z.enum(topics),
  country: z.string(),
  validFrom: z.iso.date(),
  /** Whether its day has come. */
  isInForce: z.boolean(),
  /** What holds here: the rule's own numbers, or the agency's. */
  values: Values,
  /** The rule's own. */
  given: Values,
  source: z.object({ name: z.string(), address: z.url() }),
  basis: z.enum(bases),
  reviewedOn: z.iso.date(),
  isReviewDue: z.boolean(),
  clock: z
    .object({
      per: z.enum(["client", "agency"]),
      contractTypes: z.array(z.string()),
      from: z.enum(["work", "abroad"]),
    })
    .nullable(),
  duties: z.array(z.object({ id: z.enum(duties), due: z.string() })),
  portal: z.url().nullable(),
  override: RuleOverride.nullable(),
});
export type CountryRule = z.infer<typeof CountryRule>;

export const RuleQuery = z.object({
  topic: z.enum(topics).optional(),
  country: z.string().max(2).optional(),
});
export type RuleQuery = z.infer<typeof RuleQuery>;

export const NewRuleOverride = z.object({
  // By known names only: a refusal names the field, and nothing that was sent is ever repeated.
  values: z.partialRecord(z.enum(valueNames), z.number().int().min(0).max(maxValue)),
  reason: z
    .string(required)
    .trim()
    .min(minReasonLength, "Explain in a sentence why your agency uses a different value.")
    .max(maxReasonLength),
});
export type NewRuleOverride = z.infer<typeof NewRuleOverride>;
