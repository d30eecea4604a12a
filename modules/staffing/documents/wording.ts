import { toIso } from "@/modules/market/sources/rules";
import type { Language } from "./rules";

const dialects: Record<Language, string> = { en: "en-GB", nl: "nl-NL", de: "de-DE" };

/** A day as a contract writes it, in words, because 03-04 is another day elsewhere. */
export const dateText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(dialects[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );

export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(dialects[language], { maximumFractionDigits: 2 }).format(value);

export const euroText = (amount: string | null, language: Language): string | null =>
  amount === null
    ? null
    : new Intl.NumberFormat(dialects[language], { style: "currency", currency: "EUR" }).format(
        Number(amount),
      );

const units = {
  en: { hour: "per hour", day: "per day", year: "per year" },
  nl: { hour: "per uur", day: "per dag", year: "per jaar" },
  de: { hour: "pro Stunde", day: "pro Tag", year: "pro Jahr" },
} as const;

export function perText(
  amount: string | null,
  unit: keyof (typeof units)["en"],
  language: Language,
): string | null {
  const euros = euroText(amount, language);
  return euros && `${euros} ${units[language][unit]}`;
}

const aWeek: Record<Language, string> = {
  en: "hours a week",
  nl: "uur per week",
  de: "Stunden pro Woche",
};

export const weekText = (hours: number | null, language: Language): string | null =>
  hours === null ? null : `${numberText(hours, language)} ${aWeek[language]}`;

export const placeName = (country: string | null, language: Language): string | null =>
  country &&
  (new Intl.DisplayNames(dialects[language], { type: "region" }).of(toIso(country)) ?? country);
