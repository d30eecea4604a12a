import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { freshLine, type Line } from "./draft";

type Props = { lines: readonly Line[]; days: string[]; onChange: (lines: Line[]) => void };

/** The hours of a week while somebody types them. */
export function HourLines({ lines, days, onChange }: Props) {
  const t = useTranslations("timesheets");
  return (
    <>
      <ul className="grid gap-3 empty:hidden">
        {lines.map((line) => (
          <OneLine
            key={line.key}
            line={line}
            days={days}
            onChange={(now) => onChange(lines.map((it) => (it.key === line.key ? now : it)))}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          icon={Plus}
          onClick={() => onChange([...lines, freshLine(lines.at(-1)?.day ?? days[0] ?? "")])}
        >
          {t("addLine")}
        </Button>
      </div>
    </>
  );
}

type LineProps = {
  line: Line;
  days: string[];
  onChange: (line: Line) => void;
  onRemove: () => void;
};

const fields = ["from", "until", "breakMinutes", "hours"] as const;

function OneLine({ line, days, onChange, onRemove }: LineProps) {
  const t = useTranslations("timesheets");
  const tTypes = useTranslations("rateCards.hourTypes");
  const nameOf = useDay();
  return (
    <li className="grid grid-cols-2 gap-2 border-t border-line pt-3 sm:grid-cols-[1.3fr_1.3fr_1fr_1fr_.8fr_.8fr_auto]">
      <SelectField
        label={t("fields.day")}
        options={days.map((value) => ({ value, label: nameOf(value) }))}
        value={line.day}
        onValueChange={(day) => onChange({ ...line, day })}
      />
      <SelectField
        label={t("fields.hourType")}
        options={hourTypes.map((value) => ({ value, label: tTypes(value) }))}
        value={line.hourType}
        onValueChange={(hourType) => onChange({ ...line, hourType })}
      />
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          type={field === "from" || field === "until" ? "time" : "text"}
          inputMode="decimal"
          value={line[field]}
          onChange={(event) => onChange({ ...line, [field]: event.target.value })}
        />
      ))}
      <IconButton
        icon={Trash2}
        label={t("removeLine", { day: nameOf(line.day) })}
        onClick={onRemove}
        className="self-end"
      />
    </li>
  );
}
