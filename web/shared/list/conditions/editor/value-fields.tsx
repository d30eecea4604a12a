import { useTranslations } from "use-intl";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { RangeField } from "@/web/shared/list/filters/range-field";
import { useDebouncedInput } from "@/web/shared/list/filters/use-debounced-input";
import { useDay } from "@/web/shared/dates";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import type { EditorProps } from "./types";
import { useConditionWords } from "../use-condition-words";

const distances = ["10", "25", "50", "100", "250", "500"];
const usual = "50";

/** A town and how far around it. */
export function PlaceFields({ condition, write }: EditorProps) {
  const t = useTranslations("records.conditions");
  const [value] = condition.values;
  const by = value?.by ?? usual;
  const [town, type] = useDebouncedInput(value?.text ?? "", (text) =>
    write(text ? [{ text, by }] : []),
  );
  const offered = [...new Set([...distances, by])];
  return (
    <>
      <TextField
        label={t("town")}
        value={town}
        maxLength={120}
        onChange={(event) => type(event.target.value)}
      />
      <SelectField
        label={t("distance")}
        options={offered.map((distance) => ({
          value: distance,
          label: t("kilometres", { distance: Number(distance) }),
        }))}
        value={by}
        onValueChange={(chosen) => value && write([{ text: value.text, by: chosen }])}
      />
    </>
  );
}

const ahead = ["..today", "..2w", "..4w", "..8w", "..3m"];
const behind = ["-7d..", "-30d..", "-90d..", "..-90d", "none"];

/** Spans counted from today, which a kept view goes on counting, or two days. */
export function DaysFields({ conditions, condition, name, write }: EditorProps) {
  const { valueOf } = useConditionWords(conditions.asks, [condition]);
  const [value] = condition.values;
  const isFixed = !!value && /^[\d-]*\.\.[\d-]*$/.test(value.text) && /\d{4}-/.test(value.text);
  const field = conditions.asks.fields[condition.key];
  const spans = (conditions.asks.ahead.includes(condition.key) ? ahead : behind).filter(
    (text) => text !== "none" || field?.canBeNone,
  );
  return (
    <>
      <div role="group" aria-label={name} className="flex flex-wrap gap-1.5">
        {spans.map((text) => (
          <Button
            key={text}
            size="sm"
            aria-pressed={value?.text === text}
            look={value?.text === text ? "primary" : "secondary"}
            onClick={() => write([{ text }])}
          >
            {valueOf(condition.key, { text })}
          </Button>
        ))}
      </div>
      <RangeField
        name={name}
        unit="day"
        value={isFixed ? value.text : ""}
        onChange={(range) => (range || isFixed) && write(range ? [{ text: range }] : [])}
      />
    </>
  );
}

/** A range of pay in a currency and per a period; it starts in euros an hour. */
export function MoneyFields({ conditions, condition, name, write }: EditorProps) {
  const t = useTranslations("records.conditions");
  const dayOf = useDay();
  const [value] = condition.values;
  const [currency = "EUR", period = "hour"] = (value?.by ?? "EUR/hour").split("/");
  const field = conditions.asks.fields[condition.key];
  const periods = field?.is === "money" ? Object.keys(field.perYear) : [];
  const unit = (by: string) => value && write([{ text: value.text, by }]);
  return (
    <>
      <RangeField
        name={name}
        unit="euros"
        hint={t("converted", { day: dayOf(referenceRates.on) })}
        value={value?.text}
        onChange={(text) => write(text ? [{ text, by: `${currency}/${period}` }] : [])}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={t("currency")}
          options={Object.keys(referenceRates.perEuro).map((code) => ({
            value: code,
            label: code,
          }))}
          value={currency}
          onValueChange={(code) => unit(`${code}/${period}`)}
        />
        <SelectField
          label={t("period")}
          options={periods.map((it) => ({ value: it, label: t(`periods.${it as "hour"}`) }))}
          value={period}
          onValueChange={(it) => unit(`${currency}/${it}`)}
        />
      </div>
    </>
  );
}
