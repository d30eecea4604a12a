import type { Locale } from "./rules";
import all from "./words.json";

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

export const fillText = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

const dialects: Record<Locale, string> = { en: "en-GB", nl: "nl-NL", de: "de-DE" };

/** A day in words, because 03-04 is another day elsewhere. */
export const dayText = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );

export const placeText = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(dialects[locale], { type: "region" }).of(country) ?? country;
