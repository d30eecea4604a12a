import { type Locale, locales } from "@/modules/platform/accounts/rules";
import deeds from "./deeds.json";
import type { ActivityType } from "./rules";

/** What can be done about somebody's data; a new deed is a line in deeds.json. */
export type Deed = keyof typeof deeds;

type Words = Record<Locale, string> & { type: ActivityType };
const known = new Map(Object.entries(deeds as Record<Deed, Words>));

export const typeOf = (deed: Deed): ActivityType => deeds[deed].type as ActivityType;

const isLocale = (locale: string): locale is Locale => locales.some((it) => it === locale);

/** What a line says in a language, English where there is none for it. */
export const describeActivity = (deed: string, locale: string): string =>
  known.get(deed)?.[isLocale(locale) ? locale : "en"] ?? deed;

/** The deeds whose words hold what somebody typed, in their language or in English. */
export function deedsWith(q: string, locale: string): string[] {
  const wanted = q.toLocaleLowerCase();
  const holds = (text: string) => text.toLocaleLowerCase().includes(wanted);
  return [...known.keys()].filter(
    (deed) => holds(describeActivity(deed, locale)) || holds(describeActivity(deed, "en")),
  );
}
