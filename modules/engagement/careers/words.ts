import type { Locale } from "@/modules/platform/accounts/rules";
import type { Publication } from "./model";
import cities from "./cities.json";
import all from "./words.json";

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

/** Making one takes longer than writing a whole card, and a list needs many. */
function once<Tool>(make: (key: string) => Tool): (key: string) => Tool {
  const made = new Map<string, Tool>();
  return (key) => made.getOrInsertComputed(key, make);
}

const days = once(
  (dialect) => new Intl.DateTimeFormat(dialect, { dateStyle: "long", timeZone: "UTC" }),
);
const countries = once((dialect) => new Intl.DisplayNames(dialect, { type: "region" }));

export const dayIn = (locale: Locale, day: string): string =>
  days(intlLocales[locale]).format(new Date(day));

export const countryIn = (locale: Locale, code: string): string =>
  countries(intlLocales[locale]).of(code === "UK" ? "GB" : code) ?? code;

const cityNames = new Map(
  cities.flatMap((names) => Object.values(names).map((name) => [name, names] as const)),
);

/** A city as the language calls it, however it was written; one that each calls the same stays. */
export const cityIn = (locale: Locale, city: string): string =>
  cityNames.get(city)?.[locale] ?? city;

export const placeIn = (locale: Locale, { city, country }: Publication): string =>
  `${cityIn(locale, city)}, ${countryIn(locale, country)}`;

export const eurosIn = (locale: Locale, amount: number): string =>
  moneyOf(locale, amount).format(amount);

/** The range of pay as it is read aloud: €55,000 – €70,000 a year. */
export function payIn(locale: Locale, publication: Publication): string {
  const { salaryFrom, salaryTo, salaryPeriod } = publication;
  const money = moneyOf(locale, salaryFrom, salaryTo);
  const range =
    salaryFrom === salaryTo ? money.format(salaryFrom) : money.formatRange(salaryFrom, salaryTo);
  return `${range} ${wordsIn(locale).periods[salaryPeriod]}`;
}

/** Cents only where there are any. */
const moneyOf = (locale: Locale, ...amounts: number[]): Intl.NumberFormat =>
  (amounts.every(Number.isInteger) ? euros : cents)(intlLocales[locale]);

const moneyWith = (digits: number) =>
  once(
    (dialect) =>
      new Intl.NumberFormat(dialect, {
        style: "currency",
        currency: "EUR",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const euros = moneyWith(0);
const cents = moneyWith(2);
