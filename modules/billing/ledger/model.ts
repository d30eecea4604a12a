import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { ledgerFormats } from "./rules";

const account = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, "Enter 1 to 9 digits.");

/** Accounts of the books, as the agency's accountant numbers them. */
export const LedgerAccounts = z.strictObject({
  receivables: account,
  firstDebtor: z.int("Enter a whole number.").min(0).max(699_999_999),
  revenue: account,
  revenueReverseChargeEu: account,
  revenueReverseCharge: account,
  revenueOutside: account,
  vat: account,
  bank: account,
  otherPayments: account,
  writeOffs: account,
  payables: account,
  firstCreditor: z.int("Enter a whole number.").min(0).max(999_999_999),
  subcontractors: account,
  subcontractorsReverseCharge: account,
  subcontractorsOutside: account,
  subcontractorsExempt: account,
  inputVat: account,
  accountLength: z.int().min(4, "4 to 8 digits.").max(8, "4 to 8 digits."),
  consultant: z.int().min(1001, "1001 to 9999999.").max(9_999_999, "1001 to 9999999."),
  datevClient: z.int().min(1, "1 to 99999.").max(99_999, "1 to 99999."),
  yearStartMonth: z.int().min(1).max(12),
});

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    ledger: z.infer<typeof LedgerAccounts>;
  }
}

export const NewLedgerExport = z
  .object({
    format: z.enum(ledgerFormats),
    from: z.iso.date("Invalid date"),
    to: z.iso.date("Invalid date"),
  })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start.", path: ["to"] })
  // DATEV names days without their year, which is that of the header.
  .refine(({ format, from, to }) => format !== "datev" || from.slice(0, 4) === to.slice(0, 4), {
    message: "A DATEV batch stays within one year. Export each year by itself.",
    path: ["to"],
  });
export type NewLedgerExport = z.infer<typeof NewLedgerExport>;

export const LedgerExport = z.object({
  id: z.uuid(),
  format: z.enum(ledgerFormats),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  postings: z.int(),
  added: z.int(),
  late: z.int(),
  leftOut: z.int(),
  checksum: z.string(),
  exportedBy: PersonName.nullable(),
  exportedAt: z.iso.datetime(),
});
export type LedgerExport = z.infer<typeof LedgerExport>;
