import { candidates } from "@/modules/crm/candidates";
import { purposes } from "@/modules/crm/candidates/rules";
import { settings } from "@/modules/platform/settings";
import { processing } from "@/modules/privacy/processing-register";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { type Gap, gaps, type Locale } from "./rules";
import all from "./words.json";

export type Values = Partial<Record<Gap, string>>;

type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

export const fillText = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

const intlLocales: Record<Locale, string> = { en: "en-GB", nl: "nl-NL", de: "de-DE" };

/** A day in words, because 03-04 is another day elsewhere. */
export const dayText = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );

const placeText = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(intlLocales[locale], { type: "region" }).of(country) ?? country;

/** What the house knows about itself; an empty answer leaves its gap open. */
export async function valuesOf(app: App, locale: Locale, day = utcToday(app)): Promise<Values> {
  const [agency, names, processors, periods] = await Promise.all([
    settings.agencyByLegalName(app),
    settings.valueOf(app, "legal"),
    processing.current(app),
    processing.periodsOf(app),
  ]);
  const words = wordsIn(locale);
  const officer = [names.officer, names.officerEmail].filter(Boolean).join(", ");
  const asked = candidates.consentsAsked;
  const all: Record<Gap, string> = {
    "agency.name": agency.name,
    "agency.address": agency.address,
    "agency.email": agency.email,
    "agency.kvkNumber": agency.kvkNumber,
    "agency.vatNumber": agency.vatNumber,
    "privacy.contact": names.privacyEmail || agency.email,
    "privacy.officer": officer ? fillText(words.officer, { officer }) : words.noOfficer,
    "authority.name": names.authority,
    "court.name": names.court,
    "document.date": dayText(day, locale),
    "list.retention": listed(retentionLines(periods, locale)),
    "list.processors": listed(
      processors.map((it) => `${it.name}: ${it.purpose} (${placeText(it.country, locale)})`),
      words.noProcessors,
    ),
    "list.consents": listed(purposes.map((it) => asked.texts[it][locale])),
    "consents.version": asked.version,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

const listed = (lines: string[], none = ""): string =>
  lines.map((line) => `- ${line}`).join("\n") || none;

type Periods = Awaited<ReturnType<typeof processing.periodsOf>>;

function retentionLines({ kept, turnedDown, unconfirmed }: Periods, locale: Locale): string[] {
  const words = wordsIn(locale);
  return [
    fillText(words.unconfirmed, { days: unconfirmed }),
    ...turnedDown.map(({ country, days }) =>
      fillText(words.turnedDown, { days, country: placeText(country, locale) }),
    ),
    ...kept.map(({ id, days }) => fillText(words.kept[id], { days })),
  ];
}

const gap = /\{\{\s*([\w.]+)\s*\}\}/g;

const isGap = (name: string): name is Gap => gaps.some((known) => known === name);

/** The gaps that a text names and nobody knows, so that a slip of the pen is found before a reader finds it. */
export const unknownIn = (body: string): string[] =>
  [...body.matchAll(gap)].map(([, name = ""]) => name).filter((name) => !isGap(name));

/** The text with every gap filled that can be; the others stay and are named. */
export function fillPlaceholders(body: string, values: Values): { text: string; missing: Gap[] } {
  const missing = new Set<Gap>();
  const text = body.replaceAll(gap, (whole, name: string) => {
    const value = isGap(name) ? values[name] : undefined;
    if (value === undefined && isGap(name)) missing.add(name);
    return value ?? whole;
  });
  return { text, missing: [...missing] };
}
