import { utcDay } from "@/src/calendar";
import { anyOf } from "../found";
import { dateAt, type Dated, datesIn, monthWord } from "../periods/dates";
import words from "../words.json";
import { ended } from "./standing";

const label = (names: readonly string[]) => `(?<!\\p{L})(?:${anyOf(names)})(?!\\p{L})`;
/** A colon, the border of a cell or the dots that lead to the next column stand between a word and its day. */
const gap = "\\s*(?:[:|]|\\.{3,})?\\s*";
const ends = new RegExp(`${label(words.until)}${gap}`, "giu");
const begins = new RegExp(`${label(words.issued)}${gap}`, "giu");
const anyLabel = `(?:${label(words.until)}|${label(words.issued)})`;
/** What waits for a day, or for the rest of one, that stands on the next line. */
export const unfinished = new RegExp(
  `(?:19|20)\\d{2}\\s*[–—-]$|${anyLabel}\\s*:?(?:\\s*\\d{1,2}(?:\\.|er|st|nd|rd|th|º)?(?:\\s(?:de\\s|d['’])?${monthWord})?(?:\\sde)?)?$`,
  "iu",
);
const onlyDay = new RegExp(`^[^\\p{L}\\d]*${anyLabel}${gap}`, "iu");

/** The days of a line that holds but one day with the word for it: "Expires: 2 April 2027". */
export function labelledDay(text: string, now: Date): Days | null {
  const said = onlyDay.exec(text)?.[0];
  const day = said === undefined ? null : dateAt(text.slice(said.length));
  if (said === undefined || !day || /[\p{L}\d]/u.test(text.slice(said.length + day.length)))
    return null;
  const { ends: end, issued } = daysIn(text, now);
  return { ends: end, issued };
}

/** The last day a certificate holds and the one it was issued on; both null where nothing says which a day is. */
export type Days = { issued: string | null; ends: string | null };
type Span = { start: number; end: number };
export type Told = Days & { spans: Span[] };

/** The days that are said behind the name of a certificate, or with it in one text, and where. */
export function daysIn(text: string, now: Date, isNamed = false): Told {
  const over = dayAfter(text, ended);
  // "lapsed 2021" says no day.
  const until = over?.first ? over : (dayAfter(text, ends) ?? dayBefore(text, ends));
  const since =
    dayAfter(text, begins) ?? dayBefore(text, begins) ?? (until && sinceOf(text, until, isNamed));
  const spans = [until, since].flatMap((it) => it?.span ?? []);
  if (until || since) return { ends: until?.last ?? null, issued: since?.first ?? null, spans };
  return bareIn(text, now, isNamed);
}

/** Whether a text says a last day with the word for it. */
export const endsIn = (text: string): boolean => dayAfter(text, ends) !== null;

/** A day behind other words is that of another certificate: "(2013), forklift (expires 09/2026)". */
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

type Day = { first: string | null; last: string; span: Span; since?: string | null };

function dayAfter(text: string, labels: RegExp): Day | null {
  for (const { 0: said, index } of text.matchAll(labels)) {
    const from = index + said.length;
    const day = dateAt(text.slice(from));
    if (!day) continue;
    const last = labels === ends ? lastOf(text.slice(from), day) : null;
    const { first, length } = last ?? day;
    const span = { start: index, end: from + length };
    return { first, last: (last ?? day).last, span, ...(last && { since: day.first }) };
  }
  return null;
}

const through = /^\s*(?:[-–—→]|bis|to|until|till|tot(?: en met)?|t\/m|do|al?|à|au|hasta|até)\s*/iu;

/** "valid 01.2023 - 01.2028": of two days the second is the last one. */
function lastOf(text: string, day: { length: number; last: string }) {
  const behind = text.slice(day.length);
  const sign = through.exec(behind)?.[0];
  const end = sign === undefined ? null : dateAt(behind.slice(sign.length));
  if (sign === undefined || !end?.first || end.last <= day.last) return null;
  return { ...end, length: day.length + sign.length + end.length };
}

/** "May 2022 (exp. May 2027)": one day before the last one, and no word for it, is that of the issue. */
function sinceOf(text: string, { since, last, span }: Day, isNamed: boolean): Day | null {
  if (since) return { first: since, last, span };
  const [day, ...others] = datesIn(text.slice(0, span.start));
  if (!day?.first || others.length > 0 || day.first >= last) return null;
  const isOwn = isNamed || isNear(text.slice(0, day.start));
  return isOwn ? { ...day, span: { start: day.start, end: day.end } } : null;
}

/** "12-05-2019 (behaald)": the word stands behind its day. */
function dayBefore(text: string, labels: RegExp): Day | null {
  for (const { start, end, first, last } of datesIn(text)) {
    const [, gap = "", behind = ""] = /^(\s*\(\s*)(.*)$/su.exec(text.slice(end)) ?? [];
    const word = [...behind.matchAll(labels)].find(({ index }) => index === 0);
    if (!word || !/^\s*\)/.test(behind.slice(word[0].length))) continue;
    return { first, last, span: { start, end: end + gap.length + word[0].length } };
  }
  return null;
}

/** Only its kind, class or number may stand between a certificate and a day that no word explains. */
const isNear = (between: string) => /^[^\p{L}]*(?:\p{L}{1,4}[^\p{L}]*){0,3}$/u.test(between);

/** A name may go on before a range of days: "VCA sécurité de base (01/2020 – 01/2030)". */
const isOneName = (between: string) => between.length < 40 && !/[,;.]\s|\d{4}/.test(between);

/**
 * Days without a word. What is to come is the end of a certificate, and what was before it its issue; of one day that has been
 * nobody knows what it means. Two that have been are those of a course, unless whole years lie between them.
 */
function bareIn(text: string, now: Date, isNamed: boolean): Told {
  const none = { issued: null, ends: null, spans: [] };
  const [one, two] = datesIn(text).filter(({ first }) => first);
  if (!one) return none;
  const before = text.slice(0, one.start);
  const spanOf = ({ start, end }: Dated) => ({ start, end });
  const next = two && isRange(text.slice(one.end, two.start)) ? two : null;
  const isOwn = isNamed || isNear(before) || (next !== null && isOneName(before));
  if (!isOwn) return none;
  if (next && isTerm(one, next, now)) {
    return { issued: one.first, ends: next.last, spans: [spanOf(one), spanOf(next)] };
  }
  // "BHV (mei 2024)": alone in brackets behind its name a day that has been is the one of the issue.
  const isBracketed = /^\s*\(\s*$/.test(before) && /^\s*\)/.test(text.slice(one.end));
  if (isBracketed && !two && one.last <= utcDay(now))
    return { issued: one.first, ends: null, spans: [spanOf(one)] };
  const isEnd = !next && one.last > utcDay(now);
  return isEnd ? { issued: null, ends: one.last, spans: [spanOf(one)] } : none;
}

const isRange = (between: string) => /^[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]*)?$/u.test(between);

/** Whether a certificate holds from one day to the other: that one is to come, or whole years later. */
function isTerm(one: Dated, two: Dated, now: Date): boolean {
  if (one.last > utcDay(now) || two.last <= one.last) return false;
  if (two.last > utcDay(now)) return true;
  const months = (day: string | null) => Number(day?.slice(0, 4)) * 12 + Number(day?.slice(5, 7));
  return (months(two.first) - months(one.first)) % 12 === 0;
}

/** The days of a line that holds nothing else, as a narrow column and the European form set them beside a certificate. */
export function daysAlone(text: string, now: Date, isAbove: boolean): Days | null {
  const dates = datesIn(text).filter(({ first }) => first);
  const rest = dates.reduceRight((it, { start, end }) => it.slice(0, start) + it.slice(end), text);
  const [one, two, ...others] = dates;
  if (!one || others.length > 0 || /\p{L}{4}|\d/u.test(rest)) return null;
  if (two) return isTerm(one, two, now) ? { issued: one.first, ends: two.last } : null;
  if (one.last > utcDay(now)) return { issued: null, ends: one.last };
  return isAbove ? { issued: one.first, ends: null } : null;
}
