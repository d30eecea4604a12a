import type { Locale } from "@/modules/platform/accounts/rules";
import { minutesOf, type TimesheetEntry } from "@/modules/staffing/timesheets";
import { fillText } from "../words";
import { clockOf } from "./fields";
import { hourWordsIn } from "./words";

type By = { locale: Locale; zone: string | null };

export function timesOf(it: TimesheetEntry, { locale, zone }: By): string {
  const words = hourWordsIn(locale);
  const hours = fillText(words.total, { hours: hoursIn(locale, minutesOf(it, zone)) });
  const type = it.hourType === "regular" ? "" : ` · ${words.types[it.hourType]}`;
  return "minutes" in it
    ? `${hours}${type}`
    : `${clockOf(it.from)}–${clockOf(it.until)} (${hours})${type}`;
}

const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const hoursIn = (locale: Locale, minutes: number): string =>
  new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 2 }).format(minutes / 60);

export const moneyIn = (
  locale: Locale,
  { amountCents, currency }: { amountCents: number; currency: string },
): string =>
  new Intl.NumberFormat(intlLocales[locale], { style: "currency", currency }).format(
    amountCents / 100,
  );

export const shortDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlLocales[locale], {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(day));
