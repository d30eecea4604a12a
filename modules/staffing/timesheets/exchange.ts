import { z } from "zod";
import { payFormats } from "./rules";

/** Hours in a file: a table whose first line names its columns, or SETU Timecards in JSON. */
export const HoursImport = z
  .object({
    text: z.string().min(1, "Required").max(2_000_000).optional(),
    /** Instead of the text: a workbook or a table in any encoding, in base64. */
    file: z.base64("Required").max(8_000_000).optional(),
    /** Hands the hours over for approval too. */
    submit: z.boolean().optional(),
    /** Says what would be taken over, and keeps nothing. */
    dryRun: z.boolean().optional(),
  })
  .refine(({ text, file }) => (text === undefined) !== (file === undefined), {
    message: "Choose a file.",
    path: ["file"],
  });
export type HoursImport = z.infer<typeof HoursImport>;

/** Approved hours of some days for a program of payroll; both days belong to it. */
export const PayExport = z
  .object({
    from: z.iso.date("Invalid date"),
    to: z.iso.date("Invalid date"),
    format: z.enum(payFormats).default("csv"),
  })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start.", path: ["to"] });
export type PayExport = z.infer<typeof PayExport>;
