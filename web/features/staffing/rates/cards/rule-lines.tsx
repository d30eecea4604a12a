import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { HourType } from "@/modules/staffing/rates/cards/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { FormSection } from "@/web/shared/record/form/section";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { IconButton } from "@/web/ui/icon-button";
import { freshRule, type RuleLine } from "./draft";
import { useWeekday } from "./use-rule-words";

type Props = {
  lines: readonly RuleLine[];
  /** The hour types that have a rate. */
  types: readonly HourType[];
  onChange: (lines: RuleLine[]) => void;
};

/** When regular hours count as another hour type, the first rule first. */
export function RuleLines({ lines, types, onChange }: Props) {
  const t = useTranslations("rateCards");
  const usual = types.find((it) => it !== "regular") ?? types[0];
  return (
    <FormSection title={t("rules")}>
      <p className="text-xs text-ink-3">{t("rulesText")}</p>
      <ol className="grid gap-3 empty:hidden">
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            types={types}
            onChange={(now) => onChange(lines.map((it) => (it.key === line.key ? now : it)))}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ol>
      {usual && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => onChange([...lines, freshRule(usual)])}>
            {t("addRule")}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

type LineProps = {
  line: RuleLine;
  types: readonly HourType[];
  onChange: (line: RuleLine) => void;
  onRemove: () => void;
};

const limits = ["afterDay", "afterWeek"] as const;

function Line({ line, types, onChange, onRemove }: LineProps) {
  const t = useTranslations("rateCards");
  const known = [...new Set([...types, line.hourType])];
  return (
    <li className="grid gap-3 rounded-lg border border-line p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <SelectField
          label={t("fields.ruleType")}
          options={known.map((value) => ({ value, label: t(`hourTypes.${value}`) }))}
          value={line.hourType}
          onValueChange={(hourType) => onChange({ ...line, hourType })}
        />
        <IconButton
          icon={Trash2}
          label={t("removeLine", { name: t(`hourTypes.${line.hourType}`) })}
          onClick={onRemove}
          className="self-end"
        />
      </div>
      <Weekdays line={line} onChange={onChange} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(["from", "until"] as const).map((field) => (
          <TextField
            key={field}
            type="time"
            label={t(`fields.${field}`)}
            value={line[field]}
            onChange={(event) => onChange({ ...line, [field]: event.target.value })}
          />
        ))}
        {limits.map((field) => (
          <TextField
            key={field}
            inputMode="decimal"
            label={t(`fields.${field}`)}
            value={line[field]}
            onChange={(event) => onChange({ ...line, [field]: event.target.value })}
          />
        ))}
      </div>
    </li>
  );
}

function Weekdays({ line, onChange }: Pick<LineProps, "line" | "onChange">) {
  const t = useTranslations("rateCards.fields");
  const weekdayOf = useWeekday();
  const { weekdays } = line;
  const withDay = (day: number, isIn: boolean) =>
    isIn ? [...weekdays, day] : weekdays.filter((it) => it !== day);
  return (
    <div role="group" aria-label={t("weekdays")} className="flex flex-wrap gap-x-4">
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Checkbox
          key={day}
          label={weekdayOf(day)}
          checked={weekdays.includes(day)}
          onCheckedChange={(isIn) => onChange({ ...line, weekdays: withDay(day, isIn) })}
        />
      ))}
      <Checkbox
        label={t("onHoliday")}
        checked={line.onHoliday}
        onCheckedChange={(onHoliday) => onChange({ ...line, onHoliday })}
      />
    </div>
  );
}
