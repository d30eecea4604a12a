import type { Locale } from "@/modules/platform/accounts/rules";
import all from "./words.json";

export type Words = (typeof all)["en"];

/** Letters and the page to unsubscribe speak the reader's language. */
export const wordsIn = (locale: Locale): Words => all[locale];

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
