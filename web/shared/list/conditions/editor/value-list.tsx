import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { nothing, type Value, writeWhere } from "@/modules/records/conditions/rules";
import { Checkbox } from "@/web/ui/checkbox";
import { Input } from "@/web/ui/input";
import { facetsOf } from "../condition-config";
import type { EditorProps } from "./types";
import { useConditionWords } from "../use-condition-words";

/** Longer lists are searched. */
const inSight = 8;

/** The values of a field, each with how many the list would show. */
export function ValueList({ conditions, condition, at, name, write }: EditorProps) {
  const t = useTranslations("records.conditions");
  const format = useFormatter();
  const [text, setText] = useState("");
  const { listed, isPending, isCapped } = useValues({ conditions, condition, at });
  const wanted = text.trim().toLowerCase();
  const shown = listed.filter(({ label }) => label.toLowerCase().includes(wanted));
  const toggle = (value: string, isOn: boolean) => {
    const [like] = condition.values;
    const next: Value = { ...like, text: value };
    write(
      isOn
        ? [...condition.values, value === nothing ? { text: value } : next]
        : condition.values.filter((it) => it.text !== value),
    );
  };
  if (isPending) return <p className="text-sm text-ink-3">{t("loading")}</p>;
  return (
    <div className="grid gap-2">
      {listed.length > inSight && (
        <Input
          aria-label={t("find")}
          placeholder={t("find")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div role="group" aria-label={name} className="grid max-h-64 gap-0.5 overflow-y-auto pr-1">
        {shown.length === 0 && <p className="text-sm text-ink-2">{t("noValues")}</p>}
        {shown.map(({ value, label, count }) => (
          <div key={value} className="flex items-center justify-between gap-3">
            <Checkbox
              label={label}
              checked={condition.values.some((it) => it.text === value)}
              onCheckedChange={(isOn) => toggle(value, isOn)}
            />
            {count !== null && (
              <span className="num text-xs text-ink-3">{format.number(count)}</span>
            )}
          </div>
        ))}
      </div>
      {isCapped && <p className="text-xs text-ink-3">{t("capped")}</p>}
    </div>
  );
}

/** What the list has, what the field knows, and what is chosen already. */
function useValues({
  conditions,
  condition,
  at,
}: Pick<EditorProps, "conditions" | "condition" | "at">) {
  const { asks, parts, filter } = conditions;
  const others = writeWhere(parts.toSpliced(at, 1));
  const question = { ...filter, ...(others && { where: others }) };
  const { data, isPending } = useQuery({
    ...facetsOf(asks, condition.key, question),
    placeholderData: keepPreviousData,
  });
  const { valueOf } = useConditionWords(asks, [condition]);
  const field = asks.fields[condition.key];
  const counted = new Map(data?.values.map((it) => [it.value, it]));
  const known = [
    ...condition.values.map(({ text }) => text),
    ...counted.keys(),
    ...(field?.is === "choice" ? field.values : []),
    ...(field?.canBeNone ? [nothing] : []),
  ];
  const listed = [...new Set(known)].map((value) => ({
    value,
    label: counted.get(value)?.name ?? valueOf(condition.key, { text: value }),
    count: value === nothing ? null : (counted.get(value)?.count ?? 0),
  }));
  return { listed, isPending, isCapped: data?.isCapped ?? false };
}
