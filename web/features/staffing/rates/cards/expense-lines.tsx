import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/forms/text-field";
import { FormSection } from "@/web/shared/record/form/section";
import { Checkbox } from "@/web/ui/checkbox";
import type { ExpenseLine } from "./draft";

type Props = { line: ExpenseLine; onChange: (line: ExpenseLine) => void };

/** Whether the client is billed for what somebody spends, and what a kilometre is worth. */
export function ExpenseLines({ line, onChange }: Props) {
  const t = useTranslations("rateCards.expenses");
  return (
    <FormSection title={t("title")}>
      <Checkbox
        label={t("isRebilled")}
        checked={line.isRebilled}
        onCheckedChange={() => onChange({ ...line, isRebilled: !line.isRebilled })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {(["kmBill", "kmPay"] as const).map((field) => (
          <TextField
            key={field}
            inputMode="decimal"
            label={t(field)}
            value={line[field]}
            onChange={({ target }) => onChange({ ...line, [field]: target.value })}
          />
        ))}
      </div>
    </FormSection>
  );
}
