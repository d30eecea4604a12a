import type { Locale } from "@/modules/platform/accounts/rules";
import type { NotificationKind } from "./rules";
import all from "./words.json";

export type Words = (typeof all)["en"];
export type Reader = { locale: Locale; timezone: string };

export const wordsIn = (locale: Locale): Words => all[locale];

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

type Params = Record<string, string | number>;

/** What happened, in the reader's language and by the clock on their wall. */
export function titleFor(reader: Reader, what: NotificationKind, params: Params): string {
  const told = Object.entries(params).map(([name, value]) => [name, saidFor(reader, value)]);
  return filledIn(wordsIn(reader.locale).titles[what], Object.fromEntries(told));
}

/** Days and moments are recognised by how they are written; everything else is said as it is. */
function saidFor(reader: Reader, value: string | number): string {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayFor(reader, text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? timeFor(reader, text) : text;
}

export const filledIn = (sentence: string, params: Params): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));

const dayFor = ({ locale }: Reader, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );

export const timeFor = ({ locale, timezone }: Reader, at: string): string =>
  new Intl.DateTimeFormat(dialects[locale], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: timezone,
  }).format(new Date(at));
