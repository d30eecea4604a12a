import { z } from "zod";
import { Count, Euros } from "@/modules/reporting/metrics/model";
import { actualKinds } from "./rules";

export const ActualsQuery = z
  .object({ kind: z.enum(actualKinds).default("agency"), id: z.uuid().optional() })
  .refine(({ kind, id }) => (kind === "agency") === (id === undefined), {
    message: "Name the id of a deployment, project or client, and none for the whole agency.",
    path: ["id"],
  });
export type ActualsQuery = z.infer<typeof ActualsQuery>;

const Side = z.object({ minutes: Count, billed: Euros, margin: Euros });

const Money = Side.omit({ minutes: true });

/** What was agreed for each week and what was approved of it; amounts in euros. */
export const Actuals = z.object({
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      planned: Side,
      approved: Side,
      /** What the week comes to: as worked where it is approved, as agreed where it is not yet. */
      outcome: Money,
    }),
  ),
  /** What is agreed for this week and the next ones. */
  ahead: z.array(z.object({ week: z.iso.date(), planned: Side })),
  planned: Side,
  approved: Side,
  invoiced: Euros,
  waiting: Euros,
  writtenOff: Euros,
});
export type Actuals = z.infer<typeof Actuals>;
