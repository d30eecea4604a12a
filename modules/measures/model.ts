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

/** From the first to the last day, both within. */
export const Days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The interval in which a forecast falls in eight of ten cases, euros or ads. */
export const Range = z.object({ low: z.number(), high: z.number() });
