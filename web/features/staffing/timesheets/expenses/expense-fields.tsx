import { Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { expenseKinds } from "@/modules/staffing/timesheets/rules";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { IconButton } from "@/web/ui/icon-button";
import { noneOr } from "@/web/ui/select";
import type { Spent } from "./draft";

/** Those for which there is a rate, so that what is entered can be paid and billed. */
const currencies = Object.keys(referenceRates.perEuro).map((value) => ({ value, label: value }));

type Props = {
  line: Spent;
  n: number;
  days: readonly string[];
  receipts: readonly { id: string; name: string }[];
  onChange: (line: Spent) => void;
  onRemove: () => void;
};

/** One expense: kilometres, or an amount with its VAT and its receipt. */
export function ExpenseFields({ line, n, days, receipts, onChange, onRemove }: Props) {
  const t = useTranslations("timesheets.expenses");
  const day = useDay();
  const set = (change: Partial<Spent>) => onChange({ ...line, ...change });
  const amounts =
    line.kind === "mileage" ? (["kilometres"] as const) : (["amount", "vat"] as const);
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-3 sm:grid-cols-2">
      <legend className="px-1 text-sm text-ink-2">{t("one", { n })}</legend>
      <SelectField
        label={t("fields.kind")}
        options={expenseKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={line.kind}
        onValueChange={(kind) => set({ kind })}
      />
      <SelectField
        label={t("fields.spentOn")}
        options={days.map((value) => ({ value, label: day(value) }))}
        value={line.spentOn}
        onValueChange={(spentOn) => set({ spentOn })}
      />
      {line.kind !== "mileage" && (
        <SelectField
          label={t("fields.currency")}
          options={currencies}
          value={line.currency}
          onValueChange={(currency) => set({ currency })}
        />
      )}
      {amounts.map((field) => (
        <TextField
          key={field}
          inputMode="decimal"
          label={t(`fields.${field}`)}
          value={line[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <TextField
        label={t("fields.note")}
        maxLength={200}
        value={line.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <SelectField
        label={t("fields.receipt")}
        options={noneOr(
          t("noReceipt"),
          receipts.map(({ id: value, name: label }) => ({ value, label })),
        )}
        value={line.receiptFileId}
        onValueChange={(receiptFileId) => set({ receiptFileId })}
      />
      <IconButton icon={Trash2} label={t("remove", { n })} onClick={onRemove} />
    </fieldset>
  );
}
