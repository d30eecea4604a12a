import type { Salary } from "../model";
import { inEurosOf } from "../rules";

/** Codes by how ads write them; "kr" and "$" depend on where the ad is. */
const written: Record<string, string> = {
  EUR: "€ eur euro euros",
  GBP: "£ gbp",
  USD: "us$ usd",
  CHF: "chf sfr sfr. fr. franken francs",
  SEK: "sek kronor",
  DKK: "dkk",
  NOK: "nok",
  PLN: "pln zl zlotych zloty",
  CZK: "czk kc",
  HUF: "huf ft",
  RON: "ron lei",
  BGN: "bgn лв",
  CAD: "cad c$ ca$ cdn$",
  AUD: "aud a$ au$",
  NZD: "nzd nz$",
  SGD: "sgd s$ sg$",
  HKD: "hkd hk$",
  BRL: "brl r$",
  MXN: "mxn mx$",
  ISK: "isk",
  TRY: "₺",
  JPY: "jpy ¥",
  INR: "inr ₹",
};
const codeOf = new Map(
  Object.entries(written).flatMap(([code, forms]) =>
    forms.split(" ").map((form): [string, string] => [form, code]),
  ),
);
const open = ["$", "kr", "kr."];

const escaped = (form: string) => form.replace(/[$.]/g, String.raw`\$&`);
const longestFirst = [...codeOf.keys(), ...open].sort((a, b) => b.length - a.length);
const beginsWithLetter = (form: string) => /^[a-zл]/.test(form);
const endsWithLetter = (form: string) => /[a-zв]$/.test(form);

/** Sources of regular expressions over folded text, for before and after a number. */
export const currencyBefore = `(?:${longestFirst
  .map((form) => (beginsWithLetter(form) ? "(?<![a-z$])" : "") + escaped(form))
  .join("|")})`;
export const currencyAfter = `(?:${longestFirst
  .map((form) => escaped(form) + (endsWithLetter(form) ? "(?![a-z])" : ""))
  .join("|")})`;

const ofCountry: Record<string, string> = {
  ...Object.fromEntries(
    "NL DE FR BE AT FI ES IT IE LU PT GR EE LV LT SK SI HR MT CY"
      .split(" ")
      .map((each) => [each, "EUR"]),
  ),
  GB: "GBP",
  UK: "GBP",
  CH: "CHF",
  DK: "DKK",
  SE: "SEK",
  NO: "NOK",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  RO: "RON",
  IS: "ISK",
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  SG: "SGD",
};
const krone: Record<string, string> = { sv: "SEK", da: "DKK", no: "NOK", nb: "NOK", nn: "NOK" };
const kroneWords: [word: RegExp, code: string][] = [
  [/lonn|i maneden|pr\. maned|timelonn|arslonn/, "NOK"],
  [/manad|lon\b.*(?:tim|ar)|arslon\b.*kronor|timlon|manadslon/, "SEK"],
  [/manedslon|timelon|arslon|\blon\b|\bpr\b/, "DKK"],
];

export const currencyOfCountry = (country: string | null | undefined): string | null =>
  (country && ofCountry[country]) || null;

type Where = { country?: string | null; language?: string | null };
/** What is known of the ad besides its words. */
export type About = Where & { statedBy?: Salary["statedBy"] };

const dollars = /^(?:USD|CAD|AUD|NZD|SGD|HKD)$/;

/** Which of two forms says more, where both can mean one currency ("$" and "aud"); else null. */
export function sharedCurrency(first: string | null, second: string | null): string | null {
  if (!first || !second) return first ?? second;
  const [one, other] = [codeOf.get(first) ?? first, codeOf.get(second) ?? second];
  if (one === other) return first;
  if (one === "$" && dollars.test(other)) return second;
  return other === "$" && dollars.test(one) ? first : null;
}

/** The ISO code of what an ad wrote, folded; null where "kr" could be any of three. */
export function currencyOf(form: string, where: Where, text: string): string | null {
  const known = codeOf.get(form);
  if (known) return known;
  const local = currencyOfCountry(where.country);
  if (form === "$") return local && /^(?:CAD|AUD|NZD|SGD)$/.test(local) ? local : "USD";
  if (local && /^(?:SEK|DKK|NOK|ISK)$/.test(local)) return local;
  return krone[where.language ?? ""] ?? kroneWords.find(([word]) => word.test(text))?.[1] ?? null;
}

/** By the dated rates, which only have to tell a month's pay from a year's here; what has none counts as euros. */
export const inEuros = (amount: number, currency: string): number =>
  amount * (inEurosOf(currency) ?? 1);
