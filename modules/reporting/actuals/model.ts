import { z } from "zod";
import { Count, Euros } from "@/modules/reporting/metrics/model";
import { actualKinds } from "./rules";

export const ActualsQuery = z.object({ kind: z.enum(actualKinds), id: z.uuid() });
export type ActualsQuery = z.infer<typeof ActualsQuery>;

const Side = z.object({ minutes: Count, billed: Euros, margin: Euros });

/** What was agreed for each week and what was approved of it; amounts in euros. */
export const Actuals = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), planned: Side, approved: Side })),
  planned: Side,
  approved: Side,
  invoiced: Euros,
  waiting: Euros,
  writtenOff: Euros,
});
export type Actuals = z.infer<typeof Actuals>;
