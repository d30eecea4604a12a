import { currencyAfter, currencyBefore } from "./currencies";

/** One number of a text that may be money; positions are into the folded text. */
export type Amount = {
  value: number;
  /** As written, folded; null where no currency touches the number. */
  currency: string | null;
  /** Million and more: never one person's pay. */
  isHuge: boolean;
  /** "80" of "80-120K" takes its thousands from its neighbour. */
  isScaled: boolean;
  hasPlus: boolean;
  start: number;
  end: number;
};

const decimals = String.raw`(?:[.,]\d{1,2}(?!\d))?`;
const number =
  String.raw`\d{1,3}([.,'’ ])\d{3}(?:\2\d{3})*(?!\d)${decimals}|` +
  String.raw`\d{1,12}(?!\d)${decimals}`;
const thousands =
  String.raw`k(?=eur|chf|pln|gbp|usd)|(?:k|tsd\.?|tys\.?|mila|thousand)(?![a-z])|` +
  "t(?=€|eur)|t(?=kr)";
const millions =
  String.raw`(?:m|mm|mio\.?|mln\.?|million(?:en|s|i)?|millones|miljoen|bn|b|mrd\.?|` +
  "milliarden?|billion|miljard)(?![a-z])";

const money = new RegExp(
  String.raw`(?:(${currencyBefore}\s?)|(?<![\d.,'’a-z#]))(?:${number})` +
    String.raw`(?:[.,](?:[–—]|--?)(?![\s\d]*\d))?(?:\s?(${thousands})|\s?(${millions}))?(?![\d%])` +
    String.raw`(\+)?(?:\s?(${currencyAfter})(?!\s?\d))?(\+)?`,
  "g",
);
const leadingDigits = /\d[\d.,'’ ]*/;

/** Every number that could be an amount; most without a currency matter only beside one. */
export function amountsIn(folded: string): Amount[] {
  return [...folded.matchAll(money)].flatMap((match) => {
    const [whole, before, , thousand, million, plus, after, plusAfter] = match;
    const digits = leadingDigits.exec(before ? whole.slice(before.length) : whole)?.[0] ?? "";
    const value = inCents(numberOf(digits.trim()) * (thousand ? 1000 : 1));
    if (!Number.isFinite(value)) return [];
    return {
      value,
      // "$120,000 AUD" names its dollar after the number.
      currency: after ?? before?.trim() ?? null,
      isHuge: million !== undefined,
      isScaled: thousand !== undefined,
      hasPlus: Boolean(plus ?? plusAfter),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

const inCents = (value: number) => Math.round(value * 100) / 100;

/** Reads 1.234,56 and 1,234.56 and 1'234 and 1 234: three digits after a mark are thousands. */
export function numberOf(written: string): number {
  const digits = written.replace(/['’ ]/g, "").replace(/[.,]+$/, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return Number(digits);
  const decimals = digits.length - last - 1;
  const whole = digits.slice(0, last).replace(/[.,]/g, "");
  const fraction = digits.slice(last + 1);
  return decimals === 3 ? Number(whole + fraction) : Number(`${whole}.${fraction}`);
}
