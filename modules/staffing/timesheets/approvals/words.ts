import type { Locale } from "@/modules/platform/accounts/rules";
import all from "./words.json";

export type ApprovalWords = (typeof all)["en"];

/** The page and its letters speak the language that was chosen for the contact. */
export const wordsIn = (locale: Locale): ApprovalWords => all[locale];

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

export const weekdayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], {
    weekday: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(day));

/** A sentence with its gaps filled. */
export const fillText = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
