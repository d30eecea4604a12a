import type { Salary } from "../model";
import { type About, currencyOf, currencyOfCountry } from "./currencies";
import type { Offer } from "./pay-range";
import { isPlausible, isUsual, likelyPeriod, toYearly } from "./pay-year";
import { grossCue, netCue, payCue, periodIn, periodPhrase, rejectCue } from "./pay-words";

type Period = Salary["period"];

/** What the words around an offer say about it. */
type Context = {
  isPay: boolean;
  isRejected: boolean;
  period: Period | null;
  isGross: boolean | null;
};

const before = 110;
const after = 60;
const sentenceEnd =
  /(?<=[a-z0-9)%]{2})[.!?]\s+(?=\p{Lu})|(?<=\p{Ll}{4})(?<!approx)\.\s+(?=[\d€£])|\n|[•;|]/gu;
/** Beyond these an amount's own description has ended. */
const aside =
  /[+,;(]|(?<![a-z])(?:plus|and|und|en|et|y|och|og|depending|dependent|je nach)(?![a-z])/;
const gap = String.raw`^[\s/|)(*]*(?:eur|euro)?\s*`;
const rightAfter = new RegExp(`${gap}(?:[a-z]+\\.?[\\s/]+){0,2}?${periodPhrase}`);

/** `text` and `folded` have the same length; sentences are seen in the one, words in the other. */
function contextOf({ text, folded, offer, from }: Reading): Context {
  const start = Math.max(from, offer.start - before, lastEnd(text, offer.start));
  const head = folded.slice(start, offer.start);
  const rest = folded.slice(offer.end, offer.end + after);
  const tail = rest.slice(0, firstEnd(text.slice(offer.end, offer.end + after)));
  const near = tail.slice(0, endOf(aside.exec(tail), tail.length));
  const pay = Math.max(lastHit(payCue, head));
  const reject = lastHit(rejectCue, head);
  const payAfter = firstHit(payCue, near);
  const rejectAfter = firstHit(rejectCue, near);
  const isRejected = pay > reject ? false : reject >= 0 || rejectAfter < payAfter;
  return {
    isPay: !isRejected && (pay >= 0 || payAfter < Number.POSITIVE_INFINITY || grossCue.test(near)),
    isRejected,
    period: periodAround(head, offer.between, tail),
    isGross: grossness(head, offer.between, tail),
  };
}

function periodAround(head: string, between: string, tail: string): Period | null {
  const adjacent = rightAfter.exec(tail);
  return (
    (adjacent && periodIn(adjacent[0], "last")) ??
    periodIn(between, "first") ??
    periodIn(head, "last") ??
    periodIn(tail, "first")
  );
}

/** Gross wins: a sentence that has both explains the gross figure. */
function grossness(head: string, between: string, tail: string): boolean | null {
  const around = `${head.slice(-60)} ${between} ${tail.slice(0, 40)}`;
  if (grossCue.test(around)) return true;
  return netCue.test(around) ? false : null;
}

function lastEnd(text: string, position: number): number {
  const start = Math.max(0, position - before);
  const last = [...text.slice(start, position + 1).matchAll(sentenceEnd)].at(-1);
  return last ? start + last.index + last[0].length : start;
}

function firstEnd(text: string): number {
  const [first] = text.matchAll(sentenceEnd);
  return first ? first.index : text.length;
}

const endOf = (match: RegExpExecArray | null, otherwise: number) => match?.index ?? otherwise;
const lastHit = (cue: RegExp, text: string) => [...text.matchAll(cue)].at(-1)?.index ?? -1;
const firstHit = (cue: RegExp, text: string) =>
  [...text.matchAll(cue)][0]?.index ?? Number.POSITIVE_INFINITY;

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
  const { text, folded, offer, months, about } = reading;
  if (offer.isHuge) return null;
  const context = contextOf(reading);
  if (context.isRejected) return null;
  const isAbout = context.isPay || isField(about);
  const currency = currencyFor(reading, isAbout);
  const isMeant = isAbout || isOfPay(offer, context.period) || isAlone(folded, offer);
  if (!currency || !(isMeant || isBareRange(offer, currency))) return null;
  const amount = offer.min ?? offer.max ?? 0;
  const period = context.period ?? likelyPeriod(amount, currency);
  if (!period) return null;
  const yearly = (value: number | null) =>
    value === null ? null : toYearly(value, period, { months, country: about.country });
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
  return isUsual(toYearly(min, period), code) && isUsual(toYearly(max, period), code);
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
