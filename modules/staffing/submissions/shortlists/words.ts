import type { Locale } from "@/modules/platform/accounts";
import all from "./words.json";

export type Words = (typeof all)["en"];

/** The page speaks the client's language, which the sender chose. */
export const wordsIn = (locale: Locale): Words => all[locale];

export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const languageIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(dialects[locale], { type: "language" }).of(code) ?? code;

export const countryIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(dialects[locale], { type: "region" }).of(code === "UK" ? "GB" : code) ??
  code;
