import { z } from "zod";
import { multiLine } from "@/modules/platform/texts/model";
import { PersonName } from "@/modules/records/core/model";
import { ImportFault } from "./model";
import { payColumnsIn, payFormats } from "./pay-export/rules";

const sheet = {
  text: z.string().min(1, "Required").max(2_000_000).optional(),
  /** Instead of the text: a workbook or a table in any encoding, in base64. */
  file: z.base64("Required").max(8_000_000).optional(),
  /** Says what would be taken over, and keeps nothing. */
  dryRun: z.boolean().optional(),
};
export type SheetSent = { text?: string | undefined; file?: string | undefined };

const isOne = ({ text, file }: SheetSent): boolean => (text === undefined) !== (file === undefined);
const chooseFile = { message: "Choose a file.", path: ["file"] };

/** Hours in a file: a table whose first line names its columns, or SETU Timecards in JSON. */
export const HoursImport = z
  .object({
    ...sheet,
    /** Hands the hours over for approval too. */
    submit: z.boolean().optional(),
  })
  .refine(isOne, chooseFile);
export type HoursImport = z.infer<typeof HoursImport>;

/** Expenses in a file: a table whose first line names its columns. */
export const ExpensesImport = z.object(sheet).refine(isOne, chooseFile);
export type ExpensesImport = z.infer<typeof ExpensesImport>;

const takenWeek = {
  /** The deployment's: D-0031. */
  number: z.string(),
  name: PersonName.nullable(),
  week: z.iso.date(),
};

/** The weeks that were taken over; none while a line is wrong. */
export const HoursImported = z.object({
  weeks: z.array(z.object({ ...takenWeek, minutes: z.int() })),
  faults: z.array(ImportFault),
});
export type HoursImported = z.infer<typeof HoursImported>;

/** The same of expenses: how many came to each week, and how many of the file were there already. */
export const ExpensesImported = z.object({
  weeks: z.array(
    z.object({
      ...takenWeek,
      added: z.int(),
      known: z.int(),
      kilometres: z.int(),
      /** With VAT, by currency, of those that came. */
      amounts: z.array(z.object({ currency: z.string(), cents: z.int() })),
    }),
  ),
  faults: z.array(ImportFault),
});
export type ExpensesImported = z.infer<typeof ExpensesImported>;

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
  columns: multiLine()
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
