import { z } from "zod";
import { lines } from "@/modules/platform/texts/model";
import { payColumnsIn, payFormats } from "./rules";

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

/** What payroll calls the columns of the export, and in which order it wants them; empty: all, by our names. */
export const PayrollSettings = z.strictObject({
  columns: lines()
    .max(2000)
    .refine((text) => payColumnsIn(text).length === text.split("\n").filter(Boolean).length, {
      message: "One of these isn't a column of the export.",
    }),
});

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    payroll: z.infer<typeof PayrollSettings>;
  }
}
