import type { Amount } from "./amounts";
import { sharedCurrency } from "./currencies";
import { betweenWord, grossWord, periodPhrase, upTo } from "./pay-words";

/** One or two amounts that belong together, as positions and values of the folded text. */
export type Offer = {
  min: number | null;
  max: number | null;
  currency: string | null;
  isHuge: boolean;
  start: number;
  end: number;
  /** What stands between the two amounts; it may name the period ("$27/hr - $29/hr"). */
  between: string;
};

const longestGap = 60;
/** A wider spread is two different things, not a range. */
const widestSpread = 10;

const noise = new RegExp(`${grossWord}|${periodPhrase}|[()/|*:]|(?<![a-z])(?:ca|approx)\\.?`, "g");
const connector = new RegExp(
  "^(?:[-–—~→]|to|up to|and up to|bis|bis zu|tot|a|al|till|til|do|jusqu'a|hasta|fino a|" +
    String.raw`[;,]?\s?(?:this |which |then )?(?:increas|ris|go)\w* to)$`,
);
const and = /^(?:and|und|en|et|e|y|och|og|ja|i|oraz|a)$/;

/** Amounts paired into ranges where only a connecting word stands between two of them. */
export function offersIn(folded: string, amounts: Amount[]): Offer[] {
  const offers: Offer[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const [first, second] = [amounts[index], amounts[index + 1]];
    if (!first) continue;
    const range = second ? rangeOf(folded, first, second) : null;
    if (range) index += 1;
    const offer = range ?? single(folded, first);
    if (offer.currency !== null || isCounted(offer.max ?? offer.min)) offers.push(offer);
  }
  return offers;
}

/** A bare number of pay has at least three digits, and is not the year of something. */
function isCounted(value: number | null): boolean {
  return value !== null && value >= 1000 && !(value >= 1900 && value <= 2100);
}

function rangeOf(folded: string, first: Amount, second: Amount): Offer | null {
  if (second.start - first.end > longestGap || first.hasPlus) return null;
  const currency = sharedCurrency(first.currency, second.currency);
  if (!currency && (first.currency || second.currency)) return null;
  if (!first.currency && !second.currency && !isCounted(second.value)) return null;
  const between = folded.slice(first.end, second.start);
  if (!connects(between, folded.slice(0, first.start))) return null;
  const min = scaled(first, second);
  const max = second.isScaled || !first.isScaled ? second.value : scaled(second, first);
  if (min > max || max > min * widestSpread) return null;
  return {
    min,
    max,
    currency,
    isHuge: first.isHuge || second.isHuge,
    start: first.start,
    end: second.end,
    between,
  };
}

/** "80-120K" and "3-4.000 €": the first amount is written short. */
function scaled(amount: Amount, other: Amount): number {
  const isShort = amount.value < 1000 && !amount.isScaled;
  const reaches = amount.value * 1000 <= other.value && other.value <= amount.value * 5000;
  return isShort && (other.isScaled || reaches) ? amount.value * 1000 : amount.value;
}

function connects(between: string, before: string): boolean {
  const rest = between.replace(noise, " ").replace(/\s+/g, " ").trim();
  return connector.test(rest) || (and.test(rest) && betweenWord.test(before.slice(-40)));
}

function single(folded: string, amount: Amount): Offer {
  const before = folded.slice(Math.max(0, amount.start - 24), amount.start);
  const isCeiling = upTo.test(before);
  return {
    min: isCeiling ? null : amount.value,
    max: isCeiling ? amount.value : null,
    currency: amount.currency,
    isHuge: amount.isHuge,
    start: amount.start,
    end: amount.end,
    between: "",
  };
}
