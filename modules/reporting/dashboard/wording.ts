import { countryPhrase } from "@/modules/knowledge/country-names/rules";
import { toIso } from "@/modules/knowledge/countries/rules";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import type { Point } from "./model";
import { oneClient } from "./rules";
import all from "./words.json";

/** Each has its sentence in words.json. */
export type Topic = keyof (typeof all)["en"];
/** A number, and the list behind it, which has it too. */
type Counted = Pick<Point, "n" | "link">;
type Params = Record<string, string | number | null>;
export type Speaker = {
  /** A sentence about what was counted, with whatever else it names. */
  say: (topic: Topic, counted: Counted, params?: Params) => Point;
  percent: (change: number) => string;
  country: (code: string) => string;
  /** "in the Netherlands" */
  where: (code: string) => string;
};

const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export function speakerIn(locale: string): Speaker {
  const language = locales.find((it) => it === locale) ?? "en";
  const dialect = intlLocales[language];
  const numbers = new Intl.NumberFormat(dialect);
  const percents = new Intl.NumberFormat(dialect, { style: "percent", signDisplay: "exceptZero" });
  const regions = new Intl.DisplayNames(dialect, { type: "region" });
  const written = (value: string | number | null | undefined) =>
    typeof value === "number" ? numbers.format(value) : (value ?? "");
  return {
    percent: (change) => percents.format(change / 100),
    country: (code) => regions.of(toIso(code)) ?? code,
    where: (code) => countryPhrase(code, "in", language),
    say: (topic, { n, link }, params = {}) => ({
      topic: topics[topic],
      text: all[language][topic].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        written({ ...params, n }[name]),
      ),
      n,
      link,
    }),
  };
}

/** What a model is told was counted: no country, skill, client or person. */
const topics: Record<Topic, string> = {
  "few-ads": "new advertisements in the last 30 days (too few for a trend)",
  ads: "new advertisements in the last 30 days",
  "first-ads": "new advertisements in the last 30 days",
  "top-country": "new advertisements in the busiest country",
  "rising-skill": "advertisements that ask for the skill that grew most",
  overdue: "requests about personal data past the law's month",
  expired: "expired certificates of people at work",
  unreviewed: "applications nobody has looked into",
  "open-seats": "free seats of active projects",
  "ending-soon": "deployments that end within 30 days",
  "one-client": oneClient,
  "falling-demand": "new advertisements in a country where demand falls",
  shortage: "new advertisements for a skill that few candidates have",
  country: "new advertisements in a country where demand grows",
  skill: "new advertisements for a skill that grows",
  hard: "open jobs that are hard targets",
  nothing: "things that wait for a decision",
};
