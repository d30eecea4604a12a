import { rangeIn } from "@/modules/records/core/rules";
import { type Line, match } from "./text";

const months = [
  ["january", "januari", "januar", "jan"],
  ["february", "februari", "februar", "feb"],
  ["march", "maart", "märz", "mrt", "mar"],
  ["april", "apr"],
  ["may", "mei", "mai"],
  ["june", "juni", "jun"],
  ["july", "juli", "jul"],
  ["august", "augustus", "aug"],
  ["september", "sept", "sep"],
  ["october", "oktober", "okt", "oct"],
  ["november", "nov"],
  ["december", "dezember", "dez", "dec"],
];
const month = `(${months.flat().join("|")})`;
const end = "(?![\\p{L}\\d])";

const iso = new RegExp(`(\\d{4})-(\\d\\d)-(\\d\\d)${end}`, "uy");
const numeric = new RegExp(`(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4})${end}`, "uy");
const dayMonth = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s*${month}\\.?(?:\\s+(\\d{4}))?${end}`,
  "uy",
);
const monthDay = new RegExp(
  `${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?${end}`,
  "uy",
);
const monthOnly = new RegExp(`(?:the end of |eind |ende )?${month}(?:\\s+(\\d{4}))?${end}`, "uy");

type Said = { day: string; end: number };

/** A day as people write it; without a year it is the next one, and a month means its last day. */
export function dayAt(line: Line, at: number): Said | null {
  for (const [pattern, order] of forms) {
    const found = match(pattern, line, at);
    const day = found && dayOf(order(found), line.today);
    if (found && day) return { day, end: at + found[0].length };
  }
  return null;
}

type Parts = { year?: string | undefined; month: string; day?: string | undefined };
const forms: [RegExp, (found: RegExpExecArray) => Parts][] = [
  [iso, ([, year = "", month = "", day]) => ({ year, month, day })],
  [numeric, ([, day, month = "", year]) => ({ year, month, day })],
  [dayMonth, ([, day, name = "", year]) => ({ year, month: numberOf(name), day })],
  [monthDay, ([, name = "", day, year]) => ({ year, month: numberOf(name), day })],
  [monthOnly, ([, name = "", year]) => ({ year, month: numberOf(name) })],
];

const numberOf = (name: string) => `${months.findIndex((names) => names.includes(name)) + 1}`;
const two = (text: string) => text.padStart(2, "0");

function dayOf({ year, month: number, day }: Parts, today: string): string | null {
  const inYear = (which: string) =>
    rangeIn([which, two(number), ...(day ? [two(day)] : [])].join("-"), "day")?.to ?? null;
  if (year) return inYear(year);
  const thisYear = inYear(today.slice(0, 4));
  const next = String(Number(today.slice(0, 4)) + 1);
  return thisYear && thisYear >= today ? thisYear : inYear(next);
}
