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

/** So few letters around an amount leave no room for it to mean anything but pay. */
export const fewLetters = 25;
const sure = 0.95;
const doubts = { currency: 0.25, period: 0.2, cue: 0.1, net: 0.15, unusual: 0.3 };

export function readOffer(reading: Reading): Salary | null {
  const { text, folded, offer, from, months, about } = reading;
  if (offer.isHuge) return null;
  const context = contextOf(text, folded, offer, from);
  if (context.isRejected) return null;
  const isBare = context.isPay || context.period !== null || isShort(folded, offer, about);
  const currency = currencyFor(reading, context.isPay);
  if (!isBare || !currency) return null;
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
function currencyFor({ folded, offer, about }: Reading, isPay: boolean): string | null {
  if (offer.currency) return currencyOf(offer.currency, about, folded);
  if (!isPay) return null;
  if (/(?<![a-z])ral(?![a-z])/.test(folded)) return "EUR";
  return currencyOfCountry(about.country);
}

function isShort(folded: string, offer: Offer, { statedBy }: About): boolean {
  if (!offer.currency) return false;
  if (statedBy === "employer" || statedBy === "estimate") return true;
  const rest = folded.slice(0, offer.start) + folded.slice(offer.end);
  return (rest.match(/\p{L}/gu)?.length ?? 0) <= fewLetters;
}
