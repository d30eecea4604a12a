import type { Salary } from "../model";
import { currencyOf, currencyOfCountry } from "./currencies";
import { contextOf } from "./pay-context";
import type { Offer } from "./pay-range";
import { isPlausible, isUsual, likelyPeriod, toYearly } from "./pay-year";
import type { About } from "./salary";

export type Reading = {
  text: string;
  folded: string;
  offer: Offer;
  /** Where the offer before this one ended: its words are not about this one. */
  from: number;
  months: number | null;
  about: About;
};

/** So few letters on the line of an amount leave no room for it to mean anything but pay. */
export const fewLetters = 25;
/** Two figures further apart than this are two things, where no word says that they are pay. */
const widestBare = 2;
const sure = 0.95;
const doubts = { currency: 0.25, period: 0.2, cue: 0.1, net: 0.15, unusual: 0.3 };

export function readOffer(reading: Reading): Salary | null {
  const { text, folded, offer, from, months, about } = reading;
  if (offer.isHuge) return null;
  const context = contextOf(text, folded, offer, from);
  if (context.isRejected) return null;
  const isAbout = context.isPay || isField(about);
  const currency = currencyFor(reading, isAbout);
  const isMeant = isAbout || isOfPay(offer, context.period) || isAlone(folded, offer);
  if (!currency || !(isMeant || isBareRange(offer, currency))) return null;
  const amount = offer.min ?? offer.max ?? 0;
  const period = context.period ?? likelyPeriod(amount, currency);
  if (!period) return null;
  const yearly = (value: number | null) =>
    value === null ? null : toYearly(value, period, months, about.country);
  const [yearlyMin, yearlyMax] = [yearly(offer.min), yearly(offer.max)];
  const measure = yearlyMin ?? yearlyMax ?? 0;
  if (!isPlausible(measure, currency)) return null;
  const doubt =
    (offer.currency ? 0 : doubts.currency) +
    (context.period ? 0 : doubts.period) +
    (context.isPay ? 0 : doubts.cue) +
    (context.isGross === false ? doubts.net : 0) +
    (isUsual(measure, currency) ? 0 : doubts.unusual);
  return {
    raw: text,
    min: offer.min,
    max: offer.max,
    currency,
    period,
    months,
    yearlyMin,
    yearlyMax,
    isGross: context.isGross,
    statedBy: about.statedBy ?? "text",
    confidence: Math.round((sure - doubt) * 100) / 100,
  };
}

/** Without any currency written, only a word for pay makes a number money of the country. */
function currencyFor({ folded, offer, about }: Reading, isAbout: boolean): string | null {
  if (offer.currency) return currencyOf(offer.currency, about, folded);
  if (!isAbout) return null;
  if (/(?<![a-z])ral(?![a-z])/.test(folded)) return "EUR";
  return currencyOfCountry(about.country);
}

/** A field that holds nothing but pay needs no word that says so. */
const isField = ({ statedBy }: About) => statedBy === "employer" || statedBy === "estimate";

/** Sentences count all sorts of things per year, but ranges of hardly anything but pay; money per hour is pay. */
const isOfPay = (offer: Offer, period: Salary["period"] | null) =>
  (period !== null && offer.min !== null && offer.max !== null) ||
  (period === "hour" && offer.currency !== null);

/** "€ 2.900 - 3.600." without a word: a narrow range of money, as large as pay usually is. */
function isBareRange({ min, max, currency }: Offer, code: string): boolean {
  if (min === null || max === null || currency === null || max > min * widestBare) return false;
  const period = likelyPeriod(min, code);
  if (period !== "month" && period !== "year") return false;
  return isUsual(toYearly(min, period, null), code) && isUsual(toYearly(max, period, null), code);
}

/** An amount that has a line to itself is meant as pay. */
function isAlone(folded: string, offer: Offer): boolean {
  if (!offer.currency) return false;
  const start = folded.lastIndexOf("\n", offer.start) + 1;
  const end = folded.indexOf("\n", offer.end);
  const rest =
    folded.slice(start, offer.start) + folded.slice(offer.end, end < 0 ? folded.length : end);
  return (rest.match(/\p{L}/gu)?.length ?? 0) <= fewLetters;
}
