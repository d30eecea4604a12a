import { useTranslations } from "use-intl";
import { highestPay, salaryPeriods } from "@/modules/public/careers/rules";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";
import type { PartProps } from "./place-fields";

/** Nothing is published without what it pays. */
export function PayFields({ form, onChange }: PartProps) {
  const t = useTranslations("jobs.publish");
  const amount = { type: "number", step: "any", max: highestPay, required: true } as const;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("pay")}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <TextField
          {...amount}
          label={t("from")}
          min={1}
          value={form.salaryFrom}
          onChange={({ target }) => onChange({ salaryFrom: target.value })}
        />
        <TextField
          {...amount}
          label={t("to")}
          min={form.salaryFrom || 1}
          value={form.salaryTo}
          onChange={({ target }) => onChange({ salaryTo: target.value })}
        />
        <SelectField
          label={t("period")}
          options={salaryPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={form.salaryPeriod}
          onValueChange={(salaryPeriod) => onChange({ salaryPeriod })}
        />
      </div>
      <p className="text-xs text-ink-3">{t("payHint")}</p>
    </fieldset>
  );
}
