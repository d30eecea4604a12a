import type { Locale } from "@/modules/users/rules";
import type { Publication } from "./model";
import all from "./words.json";

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

export const countryIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(dialects[locale], { type: "region" }).of(code === "UK" ? "GB" : code) ??
  code;

export const placeIn = (locale: Locale, { city, country }: Publication): string =>
  `${city}, ${countryIn(locale, country)}`;

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
function moneyOf(locale: Locale, ...amounts: number[]): Intl.NumberFormat {
  const minimumFractionDigits = amounts.every(Number.isInteger) ? 0 : 2;
  const digits = { minimumFractionDigits, maximumFractionDigits: minimumFractionDigits };
  return new Intl.NumberFormat(dialects[locale], {
    style: "currency",
    currency: "EUR",
    ...digits,
  });
}
