import { useTranslations } from "use-intl";
import type { Value } from "@/modules/records/conditions/rules";
import { RangeField } from "@/web/shared/list/filters/range-field";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { isCountedField } from "../condition-config";
import { DaysFields, MoneyFields, PlaceFields } from "./value-fields";
import type { ConditionProps, EditorProps } from "./types";
import { useConditionWords } from "../use-condition-words";
import { ValueExtras } from "./value-extras";
import { ValueList } from "./value-list";

/** The values of a condition, as its field takes them. */
export function ConditionEditor({ conditions, at, condition }: ConditionProps) {
  const { nameOf } = useConditionWords(conditions.asks, [condition]);
  const write = (values: Value[]) =>
    conditions.replace(at, values.length > 0 ? { ...condition, values } : null);
  const props = { conditions, at, condition, name: nameOf(condition.key), write };
  const field = conditions.asks.fields[condition.key];
  if (isCountedField(conditions.asks, condition.key)) {
    return (
      <>
        <ValueExtras {...props} />
        <ValueList {...props} />
      </>
    );
  }
  if (field?.is === "place") return <PlaceFields {...props} />;
  if (field?.is === "days") return <DaysFields {...props} />;
  if (field?.is === "money") return <MoneyFields {...props} />;
  if (field?.is === "numbers") return <NumberFields {...props} />;
  return <YesNo {...props} />;
}

function NumberFields({ name, condition, write }: EditorProps) {
  const [value] = condition.values;
  const change = (range: string) => write(range ? [{ text: range }] : []);
  return <RangeField name={name} unit="number" value={value?.text} onChange={change} />;
}

function YesNo({ name, condition, write }: EditorProps) {
  const t = useTranslations("records");
  const choices = (["yes", "no"] as const).map((value) => ({ value, label: t(value) }));
  const [value] = condition.values;
  return (
    <SegmentedControl
      label={name}
      choices={choices}
      value={value?.text === "no" ? "no" : value ? "yes" : ("" as "yes")}
      onValueChange={(text) => write([{ ...value, text }])}
    />
  );
}
