import { utcDay } from "@/src/calendar";
import { anyOf } from "../found";
import { dateAt, type Dated, datesIn } from "../periods/dates";
import words from "../words.json";
import { ended } from "./standing";

const label = (names: readonly string[]) => `(?<!\\p{L})(?:${anyOf(names)})(?!\\p{L})`;
const ends = new RegExp(`${label(words.until)}\\s*:?\\s*`, "giu");
const begins = new RegExp(`${label(words.issued)}\\s*:?\\s*`, "giu");
/** What waits for a day that stands on the next line. */
export const unfinished = new RegExp(
  `(?:${label(words.until)}|${label(words.issued)})\\s*:?$`,
  "iu",
);

/** The last day a paper holds and the one it was issued on; both null where nothing says which a day is. */
export type Days = { issued: string | null; ends: string | null };
type Span = { start: number; end: number };
export type Told = Days & { spans: Span[] };

/** The days that are said behind the name of a paper, or with it in one text, and where. */
export function daysIn(text: string, now: Date, isNamed = false): Told {
  const over = dayAfter(text, ended);
  // "lapsed 2021" says no day.
  const until = over?.first ? over : (dayAfter(text, ends) ?? dayBefore(text, ends));
  const since = dayAfter(text, begins) ?? dayBefore(text, begins);
  const spans = [until, since].flatMap((it) => it?.span ?? []);
  if (until || since) return { ends: until?.last ?? null, issued: since?.first ?? null, spans };
  return bareIn(text, now, isNamed);
}

/** A day behind other words is that of another paper: "(2013), forklift (expires 09/2026)". */
export function ownPart(behind: string): string {
  const other = /[,;]\s*(?=\p{L})/gu;
  for (const { 0: said, index } of behind.matchAll(other)) {
    const [piece = ""] = behind.slice(index + said.length).split(/[,;]/);
    const at = [ends, begins, ended].flatMap((it) =>
      [...piece.matchAll(it)].map((one) => one.index),
    );
    if (at.length > 0 && Math.min(...at) > 0) return behind.slice(0, index);
  }
  return behind;
}

function dayAfter(text: string, labels: RegExp) {
  for (const { 0: said, index } of text.matchAll(labels)) {
    const day = dateAt(text.slice(index + said.length));
    if (day) return { ...day, span: { start: index, end: index + said.length + day.length } };
  }
  return null;
}

/** "12-05-2019 (behaald)": the word stands behind its day. */
function dayBefore(text: string, labels: RegExp) {
  for (const { start, end, first, last } of datesIn(text)) {
    const [, gap = "", behind = ""] = /^(\s*\(\s*)(.*)$/su.exec(text.slice(end)) ?? [];
    const word = [...behind.matchAll(labels)].find(({ index }) => index === 0);
    if (!word || !/^\s*\)/.test(behind.slice(word[0].length))) continue;
    return { first, last, span: { start, end: end + gap.length + word[0].length } };
  }
  return null;
}

/** Only its kind, class or number may stand between a paper and a day that no word explains. */
const isNear = (between: string) => /^[^\p{L}]*(?:\p{L}{1,4}[^\p{L}]*){0,3}$/u.test(between);

/**
 * Days without a word. What is to come is the end of a paper, and what was before it its issue; of one day that has been
 * nobody knows what it means, and two that have been are those of a course.
 */
function bareIn(text: string, now: Date, isNamed: boolean): Told {
  const none = { issued: null, ends: null, spans: [] };
  const [one, two] = datesIn(text).filter(({ first }) => first);
  if (!one || !(isNamed || isNear(text.slice(0, one.start)))) return none;
  const isToCome = ({ last }: Dated) => last > utcDay(now);
  const spanOf = ({ start, end }: Dated) => ({ start, end });
  const next = two && /^[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]*)?$/u.test(text.slice(one.end, two.start));
  if (next && isToCome(two) && !isToCome(one)) {
    return { issued: one.first, ends: two.last, spans: [spanOf(one), spanOf(two)] };
  }
  return isToCome(one) && !next ? { issued: null, ends: one.last, spans: [spanOf(one)] } : none;
}
