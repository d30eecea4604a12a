import type { Locale } from "../rules";
import type { LinkPurpose } from "./rules";
import all from "./words.json";

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

const momentIn = (locale: Locale, at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(dialects[locale], {
    ...{ weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
    ...{ timeZoneName: "short", timeZone },
  }).format(new Date(at));

type Said = { agency: string; name: string; link: string; until: string; timezone: string };

/** The letter around a link, in its reader's language and by their clock. */
export function letterOf(purpose: LinkPurpose, locale: Locale, said: Said) {
  const values: Record<string, string> = {
    ...said,
    until: momentIn(locale, said.until, said.timezone),
  };
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
  const { subject, text } = all[locale][purpose];
  return { subject: filled(subject), text: filled(text) };
}
