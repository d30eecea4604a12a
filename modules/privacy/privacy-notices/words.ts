import { settings } from "@/modules/platform/settings";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import all from "./words.json";

export type Words = (typeof all)["en"];
export const wordsIn = (locale: Locale): Words => all[locale];

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** A sentence with its gaps filled; what fills one is never read for gaps again. */
export const fillText = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/** What letters call the agency, and where it is, as far as somebody has said so. */
export async function agencyOf(app: App, locale: Locale) {
  const { name, address, email } = await settings.shownAgency(app);
  const lines = [address, email].filter(Boolean);
  return {
    agency: name || wordsIn(locale).agency,
    address: lines.length > 0 ? `\n${lines.join("\n")}` : "",
  };
}

/** A name that ends no line of a letter's head. */
export const lineOf = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ").trim();
