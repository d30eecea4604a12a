import type { Locale } from "@/modules/platform/accounts/rules";
import all from "./words.json";

export type Words = (typeof all)["en"];

/** The page and its letter speak the reader's language. */
export const wordsIn = (locale: Locale): Words => all[locale];

const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** A moment by the clock of a place, with the name of that clock. */
export const momentIn = (locale: Locale, at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(intlLocales[locale], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(at));

/** A sentence with its gaps filled. */
export const fillText = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
