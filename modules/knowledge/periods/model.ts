import { z } from "zod";
import { periodNames } from "@/src/calendar";

/** A period by its name, or both of its days; without either, what is usual. */
export const PeriodQuery = z.object({
  period: z.enum(periodNames).optional(),
  from: z.iso.date("Invalid date").optional(),
  to: z.iso.date("Invalid date").optional(),
});
export type PeriodQuery = z.infer<typeof PeriodQuery>;

/** From the first to the last day, both within. */
export const Days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** What every report says first: the days it is about and those it is compared with. */
export const compared = { period: Days, previous: Days, asOf: z.iso.datetime() };
