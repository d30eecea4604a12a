import type { Salary } from "../model";
import { inEuros } from "./currencies";

type Period = Salary["period"];

/** A full-time year: 52 weeks of 40 hours, and 220 days worked. */
export const hoursPerYear = 2080;
export const daysPerYear = 220;
export const weeksPerYear = 52;
const monthsPerYear = 12;
/** Collective agreements pay fourteen months in Austria, where ads need not say so. */
const customaryMonths: Record<string, number> = { AT: 14 };

/** Pay per year outside these, in euros, is not one person's pay. */
export const leastYearly = 3_000;
export const mostYearly = 1_500_000;
/** Within these nobody would look twice. */
const usualYearly = { least: 10_000, most: 400_000 };

/** How many months a year is paid in: as an ad says, or as is the custom of a country. */
type Custom = { months?: number | null; country?: string | null | undefined };

/** Without a word for the period: from here a year's pay, from here a month's, in euros. */
export const leastForYear = 15_000;
export const leastForMonth = 500;
const leastForHour = 5;

export function toYearly(amount: number, period: Period, { months, country }: Custom = {}): number {
  const perYear: Record<Period, number> = {
    hour: hoursPerYear,
    day: daysPerYear,
    week: weeksPerYear,
    month: months ?? customaryMonths[country ?? ""] ?? monthsPerYear,
    year: 1,
  };
  return Math.round(amount * perYear[period] * 100) / 100;
}

/** The period an amount alone suggests; null where it is too small for any. */
export function likelyPeriod(amount: number, currency: string): Period | null {
  const euros = inEuros(amount, currency);
  if (euros >= leastForYear) return "year";
  if (euros >= leastForMonth) return "month";
  return euros >= leastForHour ? "hour" : null;
}

export function isPlausible(yearly: number, currency: string): boolean {
  const euros = inEuros(yearly, currency);
  return euros >= leastYearly && euros <= mostYearly;
}

export function isUsual(yearly: number, currency: string): boolean {
  const euros = inEuros(yearly, currency);
  return euros >= usualYearly.least && euros <= usualYearly.most;
}

const payments =
  "x|×|mal|times|keer|mois|mensilita|pagas|monatsgehalt\\w*|monatslohn\\w*|gehalter|maanden|" +
  "mensualites|salaires|payments|monthly|months|lonner";
const monthsPaid = new RegExp(
  String.raw`(?<!\d)(1[234])(?:[.,]\d+)?\s*(?:${payments})(?![a-z])|[x×]\s?(1[234])(?!\d)|` +
    String.raw`(?<!\d)(1[34])\s?(?:\.|e|eme|de|th|o|a|ª)\s*` +
    String.raw`(?:mois|monat\w*|maand|month|salaire|mensilita|gehalt)`,
);
const namedMonths: [word: RegExp, months: number][] = [
  [/quattordicesima|quatorzieme mois|vierzehntes monats|veertiende maand/, 14],
  [/tredicesima|treizieme mois|dreizehntes monats|dertiende maand|eindejaarsuitkering/, 13],
];

/** How many monthly payments the ad says make a year. */
export function monthsIn(folded: string): number | null {
  const match = monthsPaid.exec(folded);
  const written = match?.[1] ?? match?.[2] ?? match?.[3];
  if (written) return Number(written);
  return namedMonths.find(([word]) => word.test(folded))?.[1] ?? null;
}
