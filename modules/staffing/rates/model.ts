import { z } from "zod";

/** What the calculator goes by: estimates of employers' costs and the agency's aims, all in percent. */
export const Rates = z.object({
  /** What is published for each country, as the specification writes it: UK, not GB. */
  employerPercent: z.record(z.string(), z.number()),
  /** The countries whose figure an administrator has set. */
  own: z.array(z.string()),
  /** The month of the estimates that nobody has replaced. */
  asOf: z.string(),
  basis: z.string(),
  aims: z.object({
    targetMargin: z.number(),
    floorMargin: z.number(),
    targetFee: z.number(),
    floorFee: z.number(),
  }),
});
export type Rates = z.infer<typeof Rates>;
