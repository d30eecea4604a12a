import { z } from "zod";
import { expenseKinds } from "@/modules/staffing/timesheets";

/** What the form of an expense sends: one to add, with its receipt where there is one, or the id of one to remove. */
export const ExpenseSent = z.object({
  version: z.coerce.number().int(),
  remove: z.uuid().optional(),
  kind: z.enum(expenseKinds).default("other"),
  spentOn: z.iso.date().optional(),
  currency: z.string().max(3).default("EUR"),
  amount: z.string().max(20).default(""),
  vat: z.string().max(20).default(""),
  kilometres: z.string().max(10).default(""),
  note: z.string().max(200).default(""),
  receipt: z.union([z.file(), z.literal("")]).optional(),
});
export type ExpenseSent = z.infer<typeof ExpenseSent>;

/** What is wrong; a receipt that was well has to be chosen again. */
export type ExpenseFault =
  "spentOn" | "currency" | "amount" | "vat" | "kilometres" | "note" | "unread" | "again";
export type ExpenseField = Exclude<keyof ExpenseSent, "version" | "remove">;
export type ExpenseFaults = Partial<Record<ExpenseField, ExpenseFault>>;

export type RefusedExpense = { sent: ExpenseSent; faults: ExpenseFaults };
