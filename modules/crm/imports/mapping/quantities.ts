import { utcDay } from "@/src/calendar";
import { foldText } from "./words";

/** `1.234,56`, `1,234.56`, `3,5`, `€ 62 500`: the last sign parts the cents if one or two digits follow it. */
export function numberIn(text: string): number | null {
  const bare = text.replaceAll(/[\s'’€£$]|EUR|GBP|USD|CHF|,-$|\.-$/gi, "");
  if (!/^-?\d[\d.,]*k?$/i.test(bare)) return null;
  const cents = /[.,](\d+)$/.exec(bare.replace(/k$/i, ""));
  const isThousand = cents?.[1]?.length === 3 && !/^0[.,]/.test(bare);
  const mark = cents && !isThousand ? cents.index : bare.length;
  const whole = bare.slice(0, mark).replaceAll(/[.,k]/gi, "");
  const value = Number(`${whole}.${cents && !isThousand ? cents[1] : "0"}`);
  if (!Number.isFinite(value)) return null;
  return /k$/i.test(bare) ? value * 1000 : value;
}

/** Currencies that files name by a sign. */
export const currencySigns: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", $: "USD" };

/** A currency by its sign or its code. */
export const currencyIn = (cell: string): string =>
  currencySigns[cell] ?? cell.trim().toUpperCase();

/** Days, weeks and months of notice, in days. */
export function daysIn(text: string): number | null {
  const [, digits = "", unit = ""] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(text.trim()) ?? [];
  const count = numberIn(digits);
  if (count === null) return null;
  if (/^(w|week|weken|woche)/i.test(unit)) return Math.round(count * 7);
  if (/^(m|maand|mois)/i.test(unit)) return Math.round(count * 30);
  return unit === "" || /^(d|t|j)/i.test(unit) ? Math.round(count) : null;
}

/** A day as Europeans write it, with its month as a number or by its name, or as computers do; an American one in numbers is no day, because it could be another. */
export function dayIn(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const european = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (european) return dayOf(yearIn(european[3]), Number(european[2]), Number(european[1]));
  const spoken =
    /^(?:\p{L}+\.?,? )?(\d{1,2})(?:\.|er|e|st|nd|rd|th)?[ -]*(?:de )?(\p{L}+)\.?,?[ -]+(\d{4}|\d{2})$/iu;
  const named = spoken.exec(text);
  if (named) return dayOf(yearIn(named[3]), monthIn(named[2]), Number(named[1]));
  const american = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?, ?(\d{4})$/iu.exec(text);
  return american ? dayOf(Number(american[3]), monthIn(american[1]), Number(american[2])) : null;
}

const yearIn = (digits = "") => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? utcDay(date) : null;
}

const austrian = [
  ["janner", 1],
  ["feber", 2],
] as const;
let months: Map<string, number> | undefined;

/** 1 to 12 by its name or a short form of it in four languages; 0 where it is none. */
function monthIn(name = ""): number {
  months ??= new Map([...["en", "nl", "de", "fr"].flatMap(monthsOf), ...austrian]);
  return months.get(foldText(name)) ?? 0;
}

const monthsOf = (language: string) =>
  Array.from({ length: 12 }, (_, n) => n).flatMap((n) =>
    (["long", "short"] as const).flatMap((month) => {
      const named = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      const name = foldText(named.format(new Date(Date.UTC(2026, n, 15))));
      // Jan, Feb and the like are cut short in more ways than one.
      const cut = month === "long" && name.length > 4 && name !== "juillet" && name !== "juin";
      return [name, ...(cut ? [name.slice(0, 3), name.slice(0, 4)] : [])].map(
        (it) => [it, n + 1] as const,
      );
    }),
  );
