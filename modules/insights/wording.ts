import { toIso } from "@/modules/sources/rules";
import { type Locale, locales } from "@/modules/users/rules";
import type { Point } from "./model";
import all from "./words.json";

type Params = Record<string, string | number | null>;
export type Speaker = {
  /** A sentence with its numbers, the first of which the list behind it has too. */
  say: (sentence: string, n: number, link: string, params?: Params) => Point;
  words: (typeof all)["en"];
  percent: (change: number) => string;
  country: (code: string) => string;
};

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export function speakerIn(locale: string): Speaker {
  const language = locales.find((it) => it === locale) ?? "en";
  const dialect = dialects[language];
  const numbers = new Intl.NumberFormat(dialect);
  const percents = new Intl.NumberFormat(dialect, { style: "percent", signDisplay: "exceptZero" });
  const regions = new Intl.DisplayNames(dialect, { type: "region" });
  const written = (value: string | number | null | undefined) =>
    typeof value === "number" ? numbers.format(value) : (value ?? "");
  return {
    words: all[language],
    percent: (change) => percents.format(change / 100),
    country: (code) => regions.of(toIso(code)) ?? code,
    say: (sentence, n, link, params = {}) => ({
      text: sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => written({ ...params, n }[name])),
      ...{ n, link },
    }),
  };
}
