import type { Locale } from "@/modules/platform/accounts/rules";
import all from "./words.json";

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

export const intlLocales: Record<Locale, string> = { nl: "nl-NL", en: "en-GB", de: "de-DE" };

export const filledIn = (sentence: string, params: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
