import type { Expense, NewExpense } from "@/modules/staffing/timesheets/model";
import type { ExpenseKind } from "@/modules/staffing/timesheets/rules";
import { moneyText } from "@/web/shared/record/form/money-text";
import { parseAmount } from "@/web/shared/record/form/parse-number";

/** An expense while it is typed. */
export type Spent = {
  key: string;
  spentOn: string;
  kind: ExpenseKind;
  note: string;
  currency: string;
  amount: string;
  vat: string;
  kilometres: string;
  receiptFileId: string;
};

export const freshSpent = (spentOn: string): Spent => ({
  key: crypto.randomUUID(),
  spentOn,
  kind: "mileage",
  note: "",
  currency: "EUR",
  amount: "",
  vat: "",
  kilometres: "",
  receiptFileId: "",
});

const euros = (cents: number) => moneyText(cents || null);
const cents = (text: string) => Math.round((Number(parseAmount(text)) || 0) * 100);

export const spentOf = (it: Expense): Spent => ({
  ...freshSpent(it.spentOn),
  kind: it.kind,
  note: it.note,
  currency: it.currency,
  amount: euros(it.amountCents),
  vat: euros(it.vatCents),
  kilometres: it.kilometres === null ? "" : String(it.kilometres),
  receiptFileId: it.receiptFileId ?? "",
});

export function expenseOf(line: Spent): NewExpense {
  const { kind, spentOn, note, currency } = line;
  const isMileage = kind === "mileage";
  return {
    kind,
    spentOn,
    note,
    currency: isMileage ? "EUR" : currency,
    amountCents: isMileage ? 0 : cents(line.amount),
    vatCents: isMileage ? 0 : cents(line.vat),
    kilometres: isMileage ? Math.round(Number(parseAmount(line.kilometres))) || null : null,
    receiptFileId: line.receiptFileId || null,
  };
}
