import { useTranslations } from "use-intl";
import { type Value } from "@/modules/records/conditions/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Checkbox } from "@/web/ui/checkbox";
import type { EditorProps } from "./types";

/** What belongs to each value of a condition: the day of a paper, the level of a language, kin of a skill. */
export function ValueExtras({ conditions, condition, write }: EditorProps) {
  const t = useTranslations("records.conditions");
  const field = conditions.asks.fields[condition.key];
  const [value] = condition.values;
  if (!value) return null;
  const all = (more: { by?: string | undefined; on?: string | undefined }) =>
    write(condition.values.map(({ text }) => withMore(text, more)));
  if (field?.is === "certificate" && !field.hasNoDay)
    return (
      <TextField
        type="date"
        label={t("validDay")}
        value={value.on ?? ""}
        onChange={({ target }) => all({ on: target.value })}
      />
    );
  if (field?.is === "skill")
    return (
      <Checkbox
        label={t("relatedToo")}
        checked={value.by === "related"}
        onCheckedChange={(isOn) => all({ by: isOn ? "related" : "" })}
      />
    );
  if (field?.is !== "language") return null;
  return (
    <SelectField
      label={t("least")}
      options={[
        { value: "", label: t("anyLevel") },
        ...field.levels.map((level) => ({ value: level, label: level })),
      ]}
      value={value.by ?? ""}
      onValueChange={(by) => all({ by })}
    />
  );
}

const withMore = (
  text: string,
  { by, on }: { by?: string | undefined; on?: string | undefined },
) => {
  const value: Value = { text };
  if (by) value.by = by;
  if (on) value.on = on;
  return value;
};
