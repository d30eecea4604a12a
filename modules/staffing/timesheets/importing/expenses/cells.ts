import { currencySigns, foldText, numberIn } from "@/modules/crm/imports";
import { LazyMap } from "@/src/lazy";
import { type ExpenseKind, expenseKinds } from "../../rules";
import names from "./columns.json";

const kinds = new LazyMap(() =>
  expenseKinds.flatMap((kind) => names.kinds[kind].map((it) => [it, kind] as const)),
);

/** By its name in one of the languages; where a program names a group with it, by whichever part is known. */
export function kindOf(text: string): ExpenseKind | null {
  const own = expenseKinds.find((it) => it === text);
  const parts = [text, ...text.split(/[:>/]| - /).toReversed()];
  return own ?? parts.map((it) => kinds.get(foldText(it))).find((it) => it !== undefined) ?? null;
}

/** One mark and three digits: a thousand to one reader, a fraction to another, and nobody may guess. */
const isAmbiguous = (text: string): boolean => /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text);

/** A plain number with its unit or currency beside it; null for what has none, or could be two. */
function plainNumber(text: string): number | null {
  if (isAmbiguous(text)) return null;
  return numberIn(
    text.replace(/^\s*[a-z]{2,3}\b|\b[a-z]{2,3}\.?\s*$/gi, "").replace(/^0+(?=\d)/, ""),
  );
}

/** A distance without a unit or with this one; miles are no kilometres. */
export const kilometresOf = (text: string): number | null =>
  isAmbiguous(text) ? null : numberIn(text.replace(/\s*(?:km|kilomet(?:er|re)s?)\.?\s*$/i, ""));

export function centsOf(text: string): number | null {
  const amount = plainNumber(text);
  return amount === null ? null : Math.round(amount * 100);
}

/** "21%", "21,0 %": the percent, null for anything else. */
export function percentOf(text: string): number | null {
  const percent = numberIn(text.replace(/ ?%$/, ""));
  return percent !== null && percent >= 0 && percent < 100 ? percent : null;
}

/** What stands in an amount with VAT, at so many percent. */
export const vatWithin = (cents: number, percent: number): number =>
  Math.round((cents * percent) / (100 + percent));

/** As its column says it, or a sign or code beside the amount. */
export function currencyOf(text: string, amount: string): string | null {
  const [code] = /[A-Za-z]{3}/.exec(text || amount) ?? [];
  const sign = Object.entries(currencySigns).find(([it]) => (text || amount).includes(it))?.[1];
  const isOdd = text !== "" && sign === undefined && !/^[A-Za-z]{3}$/.test(text);
  return isOdd ? null : (sign ?? code?.toUpperCase() ?? "EUR");
}

const no = ["no", "n", "false", "0", "nee", "nein", "non reimbursable"];
export const isNo = (text: string): boolean => no.includes(foldText(text));
