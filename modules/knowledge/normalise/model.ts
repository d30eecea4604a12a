import { z } from "zod";
import { periods, precisions } from "./rules";

/** Pay as an ad states it: amounts are in `currency` per `period`; the yearly figures are for comparing only. */
export const Salary = z.object({
  raw: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().length(3),
  period: z.enum(periods),
  /** How many monthly payments make a year: 12, 13 or 14; null where the ad does not say. */
  months: z.number().nullable(),
  yearlyMin: z.number().nullable(),
  yearlyMax: z.number().nullable(),
  isGross: z.boolean().nullable(),
  /** An estimate is the board's guess, never the employer's word. */
  statedBy: z.enum(["employer", "estimate", "text"]),
  confidence: z.number().min(0).max(1),
});
export type Salary = z.infer<typeof Salary>;

/** A moment in UTC with how exactly it is known; "at-least" means that long ago or longer ("30+ days"). */
export const AdDate = z.object({
  iso: z.iso.datetime(),
  precision: z.enum(precisions),
  raw: z.string(),
});
export type AdDate = z.infer<typeof AdDate>;

export const Place = z.object({
  raw: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  /** ISO 3166 alpha-2; null where neither the text nor the gazetteer tells. */
  country: z.string().length(2).nullable(),
  confidence: z.number().min(0).max(1),
});
export type Place = z.infer<typeof Place>;
