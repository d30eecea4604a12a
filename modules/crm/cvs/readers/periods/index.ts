import { monthOf, monthWord } from "./dates";
import { anyOf } from "../found";
import words from "../words.json";

/** A year, or a year and its month, as `2019` and `2019-03`. */
export type Moment = string;
/** From when until when, and where a line says so; what goes on has no end. */
export type Period = {
  from: Moment;
  to: Moment | null;
  start: number;
  end: number;
  /** Told by "since": not only employments begin so. */
  isSince?: boolean;
};

const year = "(?:19|20)\\d{2}";
const short = "['’]\\d{2}";
/** Months in Polish and Hungarian CVs: VI 2014. */
const roman = "VI{0,3}|I{1,3}|I[VX]|XI{0,2}";
const day = "(?:\\d{1,2}(?:[./-]|\\.?\\s|(?:st|nd|rd|th|er|º)\\s)\\s?(?:de |d['’])?)?";
/** "Spring 2015", "eind 2019", "Q3 2020" say the year and no month. */
const about = `(?:(?:${anyOf(words.about)})[\\s./-]+(?:of |de |del |d['’])?)?`;

/** Year first, as computers and many others write it; month first; `11/19`, which counts only where both ends are so. */
const moment = [
  `(?<NYa>${year})[./-](?<NMa>1[0-2]|0?[1-9])(?:[./-]\\d{1,2})?(?!\\d)`,
  // Hungarian: "2019. május", "2019. 05."
  `(?<NYd>${year})\\.\\s(?<NMd>${monthWord}|(?:1[0-2]|0[1-9])\\.)`,
  `${about}(?:${day}(?<NMb>${monthWord}|\\d{1,2}|${roman})[\\s./-]{1,2}(?:del? |do )?)?(?<NYb>${year}|${short})(?!\\d)`,
  `(?<NMc>1[0-2]|0?[1-9])/(?<NYc>\\d{2})(?![\\d/])`,
].join("|");

const momentOf = (letter: string) => `(?:${moment.replaceAll("<N", `<${letter}`)})(?:\\sr\\.)?`;
const goesOn = `(?<now>(?:${anyOf(words.now)})(?!\\p{L}))|(?<arrow>(?<=[→➔>]\\s*)$)|(?<open>(?<=[-–—]\\s*)(?=\\s*(?:[|\\])]|$)))`;
const untilWord =
  "tot(?: en met| op)?|t/m|to|until|till|til|bis(?: zu[mr]?)?|à|ad?|fino (?:ad|all['’]|al?)|până (?:la|în)|jusqu['’](?:à|au|en)|au|al?|hasta(?: el)?|do|až(?: do)?|até(?: ao?)?";
/** A dash, a word, or both: "2021 – hasta la fecha". */
const between = `(?:[-–—~→➔>](?:\\s*(?:${untilWord})(?=\\s))?|${untilWord})`;

const whole = new RegExp(
  `(?<![\\d/'’])${momentOf("a")}\\s*(?:${between}\\s*(?:${momentOf("b")}|${goesOn})|/\\s*(?<still>(?:${anyOf(words.now)})(?!\\p{L})))`,
  "giu",
);
/** "2018/2023" and "2013-15", whose second half could be no month. */
const plainYears = new RegExp(
  `(?<![\\d./-])(${year})(?:/(${year})|[-–/](\\d{2}))(?![\\d./-])`,
  "gu",
);
const since = new RegExp(`(?<!\\p{L})(?:${anyOf(words.since)})\\s+${momentOf("a")}`, "giu");

/** The periods that a line says, in their order; where there is none, since when something goes on. */
export function periodsIn(text: string): Period[] {
  const told = [...text.matchAll(whole)].flatMap(periodOf);
  const all = told.length > 0 ? told : yearsOnly(text);
  if (all.length > 0) return all;
  return [...text.matchAll(since)].flatMap((found) => {
    const from = momentIn(found.groups, "a");
    return from && !isShort(found.groups, "a")
      ? [{ from, to: null, isSince: true, ...placeOf(found) }]
      : [];
  });
}

/** The month of an end may stand before its year, which is on the next line. */
const begun = new RegExp(
  `^(.*?)(${momentOf("a")}\\s*[-–—](?:\\s*(?:${monthWord}|\\d{1,2}/?))?)\\s*(?:\\|\\s*(.*))?$`,
  "iu",
);
const ended = new RegExp(
  `^\\s*((?:${momentOf("a")})|(?:${anyOf(words.now)}))\\s*(?:\\|\\s*(.*))?$`,
  "iu",
);

/** A narrow column breaks a period: "2019/10 –" over "heute", with what stands beside or between; null where it is whole. */
export function joinedPeriod([first = "", ...next]: readonly string[]): {
  text: string;
  lines: number;
} | null {
  const one = begun.exec(first);
  if (!one) return null;
  for (const [n, line] of next.slice(0, 2).entries()) {
    const two = ended.exec(line);
    if (!two) continue;
    const between = [one.at(-1), ...next.slice(0, n)].filter(Boolean).join(" ");
    // Beside either end stands a line of its own, unless the second one goes on as no line begins: "GmbH".
    const border = n === 0 && /^\p{Lu}[\p{L}'’.-]*\p{Ll}{3}/u.test(two.at(-1) ?? "") ? " | " : " ";
    const rest = [between, two.at(-1)].filter(Boolean).join(border);
    return { text: `${one[1]}${one[2]} ${two[1]} | ${rest}`, lines: n + 2 };
  }
  return null;
}

const started = new RegExp(`^[^\\p{L}\\d]*${momentOf("a")}\\s*${between}(?!\\p{L})`, "iu");

/** A line that begins as a period does, of which no end can be read. */
export const isBroken = (line: string): boolean =>
  started.test(line) && periodsIn(line).length === 0;

type Groups = RegExpMatchArray["groups"];

const placeOf = ({ 0: said, index = 0 }: RegExpMatchArray) => ({
  start: index,
  end: index + said.length,
});

function periodOf(found: RegExpMatchArray): Period[] {
  const { groups } = found;
  const goesOn = ["now", "arrow", "still", "open"].some((it) => groups?.[it] !== undefined);
  const [from, to] = [momentIn(groups, "a"), goesOn ? null : momentIn(groups, "b")];
  const isHalf = isShort(groups, "a") !== (goesOn ? isShort(groups, "a") : isShort(groups, "b"));
  return from && (goesOn || to) && !isHalf ? [{ from, to, ...placeOf(found) }] : [];
}

function yearsOnly(text: string): Period[] {
  return [...text.matchAll(plainYears)].flatMap((found) => {
    const [, from = "", to, rest = ""] = found;
    const end = to ?? `${from.slice(0, 2)}${rest}`;
    const isYear = to !== undefined || (Number(rest) > 12 && end > from);
    return isYear && end >= from ? [{ from, to: end, ...placeOf(found) }] : [];
  });
}

const isShort = (groups: Groups, letter: string) => groups?.[`${letter}Yc`] !== undefined;

function momentIn(groups: Groups, letter: string): Moment | null {
  const part = (name: string) =>
    ["a", "b", "c", "d"]
      .map((way) => groups?.[`${letter}${name}${way}`])
      .find((it) => it !== undefined);
  const [said, month] = [part("Y"), part("M")];
  if (said === undefined) return null;
  const number = month === undefined ? null : (monthOf(month) ?? romanMonth(month));
  if (number === null && /^\d/.test(month ?? "")) return null;
  return number === null
    ? fourDigits(said)
    : `${fourDigits(said)}-${String(number).padStart(2, "0")}`;
}

const romans = "I II III IV V VI VII VIII IX X XI XII".split(" ");

/** In small letters it is a word: "i 2014". */
const romanMonth = (said: string) => romans.indexOf(said) + 1 || null;

/** '98 is long ago, '22 is not. */
function fourDigits(said: string): string {
  const digits = said.replace(/\D/g, "");
  if (digits.length === 4) return digits;
  return `${Number(digits) > 50 ? "19" : "20"}${digits}`;
}

/** Months since the year 0; of an end its own month counts. */
export const monthsUntil = (moment: Moment, isEnd = false): number => {
  const [year = "0", month] = moment.split("-");
  return Number(year) * 12 + (month ? Number(month) - 1 + (isEnd ? 1 : 0) : 0);
};
