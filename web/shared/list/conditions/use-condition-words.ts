import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import {
  type Condition,
  type Field,
  isGroup,
  nothing,
  type Part,
  type Value,
} from "@/modules/records/conditions/rules";
import { rangeIn } from "@/modules/records/core/rules";
import { useTextAt } from "@/web/i18n/text-at";
import { useCountryNames } from "@/web/shared/country-name";
import { useDay } from "@/web/shared/dates";
import { useLanguageNames } from "@/web/shared/language-name";
import { type ConditionConfig, conditionNames } from "./condition-config";
import { useDayWords } from "./use-day-words";

export type ConditionWords = ReturnType<typeof useConditionWords>;

/** The conditions of a list in the reader's language. */
export function useConditionWords(asks: ConditionConfig, where: readonly Part[]) {
  const t = useTranslations("records.conditions");
  const textAt = useTextAt();
  const valueOf = useValueWords(asks, where);
  const text = (path: string) => textAt(path) ?? path;
  const nameOf = (key: string) => text(`${asks.texts}.${key}`);
  const headOf = (key: string) =>
    textAt(`${asks.chips}.${key}`) ?? t("head", { name: nameOf(key) });
  const conditionOf = ({ key, isNot, values }: Condition): string => {
    const words = values.map((value) => valueOf(key, value)).join(` ${t("or")} `);
    const said = t("chip", { name: headOf(key), values: words });
    return isNot ? t("not", { said }) : said;
  };
  const partOf = (part: Part): string => {
    if (!isGroup(part)) return conditionOf(part);
    const said = part.any.map(conditionOf).join(` ${t("or")} `);
    return part.isNot ? t("not", { said }) : said;
  };
  return { nameOf, valueOf, partOf };
}

/** What one value of a field is called. */
function useValueWords(asks: ConditionConfig, where: readonly Part[]) {
  const t = useTranslations("records.conditions");
  const { data: names } = useQuery(conditionNames(asks, where));
  const textAt = useTextAt();
  const countryOf = useCountryNames();
  const languageOf = useLanguageNames();
  const dayOf = useDay();
  const daysOf = useDayWords();
  const numbers = useNumberWords();
  type Say = (value: Value, key: string) => string;
  const ways: Record<Field["is"], Say> = {
    choice: ({ text }, key) => choiceIn(asks.names[key], text, textAt),
    country: ({ text }) => countryOf(text),
    certificate: ({ text, on }) => {
      const name = names?.certificates[text] ?? text;
      return on
        ? t("validOn", { name, day: /^\d{4}/.test(on) ? dayOf(on) : daysOf(on, true) })
        : name;
    },
    skill: ({ text, by }) => {
      const name = names?.skills[text] ?? text;
      return by ? t("related", { name }) : name;
    },
    place: ({ text, by }) => t("around", { place: text, distance: Number(by ?? 50) }),
    days: ({ text }, key) => daysOf(text, asks.ahead.includes(key)),
    numbers: ({ text }) => numbers.range(text),
    money: ({ text, by }) => numbers.money(text, by),
    language: ({ text, by }) =>
      by ? t("level", { name: languageOf(text), level: by }) : languageOf(text),
    yes: ({ text, on }) => (text === "yes" ? t("yes") : t("no")) + (on ? ` (${dayOf(on)})` : ""),
    tag: ({ text }) => text,
    name: ({ text }) => text,
    person: ({ text }) => names?.people[text] ?? "…",
  };
  return (key: string, value: Value): string => {
    if (value.text === nothing) return t("unknown");
    const field = asks.fields[key];
    return field ? ways[field.is](value, key) : value.text;
  };
}

/** Where the names of a choice stand in the texts, or the names themselves. */
const choiceIn = (
  names: ConditionConfig["names"][string] | undefined,
  value: string,
  textAt: (path: string) => string | undefined,
) => (typeof names === "object" ? names[value] : textAt(`${names}.${value}`)) ?? value;

function useNumberWords() {
  const t = useTranslations("records.conditions");
  const ranges = useTranslations("records.ranges");
  const format = useFormatter();
  const ends = (text: string, say: (end: string) => string): string => {
    const { from, to } = rangeIn(text, "euros") ?? { from: null, to: null };
    if (from !== null && to !== null)
      return from === to ? say(from) : ranges("between", { from: say(from), to: say(to) });
    return from === null
      ? ranges("atMost", { to: say(to ?? "") })
      : ranges("atLeast", { from: say(from) });
  };
  return {
    range: (text: string) => ends(text, (end) => format.number(Number(end))),
    money: (text: string, unit = "") => {
      const [currency = "EUR", period = "hour"] = unit.split("/");
      const style = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
      const amount = ends(text, (end) => format.number(Number(end), style));
      return t(`per.${period as "hour"}`, { amount });
    },
  };
}
