import { z } from "zod";
import { measurableClaims } from "@/modules/platform/branding/agency/rules";

/** What the agency's own records say; null where they say too little. */
export const Measured = z.object({
  amount: z.number().nullable(),
  /** From how many cases. */
  cases: z.number().int(),
});
export type Measured = z.infer<typeof Measured>;

export const AllMeasured = z.record(z.enum(measurableClaims), Measured);
export type AllMeasured = z.infer<typeof AllMeasured>;
