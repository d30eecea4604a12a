import { type Locale, locales } from "@/modules/users/rules";
import all from "./words.json";

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

/** The address decides, then what was chosen before, then the browser. */
export function localeOf(request: Request): Locale {
  const chosen = new Bun.CookieMap(request.headers.get("cookie") ?? "").get("locale");
  const asked = new URL(request.url).searchParams.get("lang");
  const accepted = request.headers.get("accept-language")?.slice(0, 2).toLowerCase();
  const known = [asked, chosen, accepted].map((it) => locales.find((locale) => locale === it));
  return known.find((it) => it !== undefined) ?? "en";
}

export const dialects: Record<Locale, string> = { nl: "nl-NL", en: "en-GB", de: "de-DE" };

export const filledIn = (sentence: string, params: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
