import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { FormSection } from "@/web/shared/record/form/section";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { freshRate, type RateLine } from "./draft";

type Props = { lines: readonly RateLine[]; onChange: (lines: RateLine[]) => void };

/** What each hour type is billed and paid at. */
export function RateLines({ lines, onChange }: Props) {
  const t = useTranslations("rateCards");
  const free = hourTypes.find((type) => lines.every(({ hourType }) => hourType !== type));
  return (
    <FormSection title={t("rates")}>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            onChange={(now) => onChange(lines.map((it) => (it.key === line.key ? now : it)))}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      {free && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => onChange([...lines, freshRate(free)])}>
            {t("addRate")}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

type LineProps = { line: RateLine; onChange: (line: RateLine) => void; onRemove: () => void };

function Line({ line, onChange, onRemove }: LineProps) {
  const t = useTranslations("rateCards");
  const name = t(`hourTypes.${line.hourType}`);
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
      <div className="col-span-3 grid sm:col-span-1">
        <SelectField
          label={t("fields.hourType")}
          options={hourTypes.map((value) => ({ value, label: t(`hourTypes.${value}`) }))}
          value={line.hourType}
          onValueChange={(hourType) => onChange({ ...line, hourType })}
        />
      </div>
      {(["bill", "pay"] as const).map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          inputMode="decimal"
          value={line[field]}
          onChange={(event) => onChange({ ...line, [field]: event.target.value })}
        />
      ))}
      <IconButton
        icon={Trash2}
        label={t("removeLine", { name })}
        onClick={onRemove}
        className="self-end"
      />
    </li>
  );
}
