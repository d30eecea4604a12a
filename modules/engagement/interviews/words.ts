import type { Locale } from "@/modules/platform/accounts";
import all from "./words.json";

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

/** Puts values into the places of a text; what stands in a value is nobody's place. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

/** A day as its reader's clock has it: "Monday 30 March 2026". */
export const dayIn = (locale: Locale, moment: string, zone: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "full", timeZone: zone }).format(
    new Date(moment),
  );

const clocks = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

export const timeIn = (locale: Locale, moment: string, zone: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { ...clocks, timeZone: zone }).format(new Date(moment));

/** "Amsterdam, Central European Summer Time": the place, and what its clock goes by on that day. */
export function zoneIn(locale: Locale, moment: string, zone: string): string {
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  const written = new Intl.DateTimeFormat(dialects[locale], {
    timeZone: zone,
    timeZoneName: "long",
  });
  const named = written
    .formatToParts(new Date(moment))
    .find(({ type }) => type === "timeZoneName")?.value;
  return named && named !== place ? `${place}, ${named}` : place;
}
