import { z } from "zod";

/** A figure with how many cases it rests on; under a minimum of them a benchmark stands in, and says so. */
export const Figure = z.object({
  /** Null where neither a measured value nor a benchmark is known. */
  value: z.number().nullable(),
  n: z.number().int(),
  isBenchmark: z.boolean(),
  /** Against the equal period before, in percent (points for a figure that is a percentage); null without a base. */
  change: z.number().nullable(),
});
export type Figure = z.infer<typeof Figure>;

/** The interval in which a forecast falls in eight of ten cases, euros or ads. */
export const Range = z.object({ low: z.number(), high: z.number() });

export const Count = z.number().int();
export const Euros = z.number();
/** Percent against the equal period before; null where that had nothing. */
export const Growth = z.number().nullable();
