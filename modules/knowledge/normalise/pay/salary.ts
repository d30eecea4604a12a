import type { Salary } from "../model";
import { amountsIn } from "./amounts";
import type { About } from "./currencies";
import { foldInPlace } from "@/modules/knowledge/language";
import { mendMojibake } from "../mojibake";
import { readOffer } from "./pay-offer";
import { offersIn } from "./pay-range";
import { plainText } from "../text";
import { monthsIn } from "./pay-year";

/** Numbers of these are spans of time or counts of payments, never money. */
const span =
  "hours?|hrs?|h|std\\.?|stunden|wochenstunden|uur|uren|heures|horas|ore|timmar|timer|tuntia|" +
  "godzin|days?|tagen?|dagen|jours|dias|giorni|dagar|dage|dni|weeks?|wochen|weken|semaines|" +
  "semanas|settimane|veckor|months?|monaten?|maanden|mois|meses|mesi|manader|maneder|years?|" +
  "jahren?|jaar|ans|anos|anni|lat|vuotta|x|mal|times|keer|pagas|mensilita|gehalter";
const cycle = "week|woche|semaine|semana|settimana|vecka|uge|uke|year|jahr|jaar|ano|month|\\d days";
const count = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const durations = new RegExp(
  String.raw`(?<![\d.,])${count}\s?[-–+]?\s?(?:${count}\s?)?-?(?:${span})(?![a-z])` +
    `(?:\\s(?:per|pro|par|a|por|i|an|over|in der|de)\\s?(?:${cycle}))?`,
  "g",
);

/** What an ad pays, read from its own words; null where nothing in them is pay. */
export function readSalary(raw: string, about: About = {}): Salary | null {
  const text = mendMojibake(plainText(raw));
  if (!/\d/.test(text)) return null;
  const folded = foldInPlace(text);
  const months = monthsIn(folded);
  const masked = folded.replace(durations, (span) => "_".repeat(span.length));
  const offers = offersIn(masked, amountsIn(masked));
  let from = 0;
  const readings = offers.flatMap((offer) => {
    const salary = readOffer({ text, folded: masked, offer, from, months, about });
    from = offer.end;
    return salary ?? [];
  });
  return readings.reduce<Salary | null>((best, each) => (best ? better(best, each) : each), null);
}

/** A range beats an amount; ranges alike (one per town or grade) are spanned; else the first. */
function better(best: Salary, next: Salary): Salary {
  const [isOurs, isTheirs] = [isRange(next), isRange(best)];
  if (isOurs && isTheirs && isAlike(best, next)) return spanned(best, next);
  if (isOurs !== isTheirs) return isOurs ? next : best;
  return next.confidence > best.confidence ? next : best;
}

const isRange = ({ min, max }: Salary) => min !== null && max !== null;
const isAlike = (one: Salary, other: Salary) =>
  one.currency === other.currency &&
  one.period === other.period &&
  one.confidence === other.confidence;

function spanned(one: Salary, other: Salary): Salary {
  const least = (a: number | null, b: number | null) => (a && b ? Math.min(a, b) : (a ?? b));
  const most = (a: number | null, b: number | null) => (a && b ? Math.max(a, b) : (a ?? b));
  return {
    ...one,
    min: least(one.min, other.min),
    max: most(one.max, other.max),
    yearlyMin: least(one.yearlyMin, other.yearlyMin),
    yearlyMax: most(one.yearlyMax, other.yearlyMax),
  };
}
