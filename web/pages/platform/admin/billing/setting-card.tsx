import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { isApiError } from "@/web/api";
import { readSettings } from "@/web/features/platform/settings/queries";
import { Read } from "@/web/features/records/core/read";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { useSaving } from "../ai/use-saving";

/** The settings of hours and money, each with its fields in the order in which they are entered. */
const fieldsOf = {
  billing: [
    "street",
    "postalCode",
    "city",
    "country",
    "iban",
    "bic",
    "blockedIban",
    "contactName",
    "contactPhone",
    "contactEmail",
    "peppolScheme",
    "peppolId",
    "paymentDays",
    "footer",
  ],
  timesheets: [
    "reminderHours",
    "secondHours",
    "linkDays",
    "deadlineDays",
    "isAutomatic",
    "isChased",
  ],
  reminders: ["firstDays", "secondDays", "thirdDays", "isAutomatic", "isOff"],
  payroll: ["columns"],
  ledger: [
    "receivables",
    "firstDebtor",
    "revenue",
    "revenueReverseChargeEu",
    "revenueReverseCharge",
    "revenueOutside",
    "vat",
    "bank",
    "otherPayments",
    "writeOffs",
    "payables",
    "firstCreditor",
    "subcontractors",
    "subcontractorsReverseCharge",
    "subcontractorsOutside",
    "subcontractorsExempt",
    "inputVat",
    "accountLength",
    "consultant",
    "datevClient",
    "yearStartMonth",
  ],
} as const;
type Name = keyof typeof fieldsOf;
type Kept = Extract<Setting, { key: Name }>;
type Value = string | number | boolean;

const keyOf = (name: Name) => [`/api/settings/${name}`];

/** One setting: what it is for, its fields, and a button that saves all of them. */
export function SettingCard({ name }: { name: Name }) {
  const t = useTranslations("billingSettings");
  const query = useQuery({ queryKey: keyOf(name), queryFn: () => readSettings(name) });
  return (
    <Card title={t(`${name}.title`)}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(settings) =>
          settings.map(
            (it) => it.key === name && <Fields key={it.version} name={name} setting={it as Kept} />,
          )
        }
      </Read>
    </Card>
  );
}

function Fields({ name, setting }: { name: Name; setting: Kept }) {
  const t = useTranslations("billingSettings");
  const [value, setValue] = useState<Record<string, Value>>({ ...setting.value });
  const save = useSaving(setting, keyOf(name));
  const wrong = (isApiError(save.error) && save.error.refusal.fields) || {};
  return (
    <form action={() => save.mutate({ value })} className="grid gap-4">
      <p className="text-sm text-ink-2">{t(`${name}.text`)}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fieldsOf[name].map((field) => (
          <OneField
            key={field}
            label={t(`${name}.fields.${field}` as "billing.fields.street")}
            isLong={field === "footer" || field === "columns"}
            value={value[field] ?? ""}
            error={wrong[field] ?? wrong[`value.${field}`]}
            onChange={(changed) => setValue({ ...value, [field]: changed })}
          />
        ))}
      </div>
      <div>
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = {
  label: string;
  isLong: boolean;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
};

/** A box, a whole number or a text, as the value is one. */
function OneField({ label, isLong, value, error, onChange }: FieldProps) {
  if (typeof value === "boolean") {
    return <Checkbox label={label} checked={value} onCheckedChange={onChange} />;
  }
  const shared = { label, error };
  if (isLong) {
    return (
      <div className="sm:col-span-2">
        <TextAreaField
          {...shared}
          rows={2}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    );
  }
  if (typeof value === "string") {
    return (
      <TextField {...shared} value={value} onChange={(event) => onChange(event.target.value)} />
    );
  }
  return (
    <TextField
      {...shared}
      type="number"
      required
      value={Number.isNaN(value) ? "" : value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
