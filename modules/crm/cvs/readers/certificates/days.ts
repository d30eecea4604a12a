import { utcDay } from "@/src/calendar";
import { dateAt, firstDayAt, lastDayAt } from "../dates";
import { anyOf } from "../found";
import words from "../words.json";
import { period } from "../years";
import { ended } from "./standing";

const label = (names: readonly string[]) => `(?<!\\p{L})(?:${anyOf(names)})(?!\\p{L})`;
const ends = new RegExp(`${label(words.until)}\\s*:?\\s*`, "giu");
const begins = new RegExp(`${label(words.issued)}\\s*:?\\s*`, "giu");
/** What waits for a day that stands on the next line. */
export const unfinished = new RegExp(
  `(?:${label(words.until)}|${label(words.issued)})\\s*:?$`,
  "iu",
);

type Days = { issued: string | null; ends: string | null };
type Span = { start: number; end: number };

/** The days that are said behind the name of a paper, and where. */
export function daysIn(text: string, now: Date): Days & { spans: Span[] } {
  const over = dayAfter(text, ended);
  // "lapsed 2021" says no day.
  const until = over?.first ? over : dayAfter(text, ends);
  const since = dayAfter(text, begins);
  const spans = [until, since].flatMap((it) => it?.span ?? []);
  if (until || since) return { ends: until?.last ?? null, issued: since?.first ?? null, spans };
  return validityIn(text, now) ?? { issued: null, ends: null, spans };
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

/** "05/2023 – 05/2033": two days without a word are those of a paper where the second is to come, else of a course. */
function validityIn(text: string, now: Date) {
  const [found] = [...text.matchAll(period)];
  const { aM, aY = "", bM, bY } = found?.groups ?? {};
  const end = bY ? lastDayAt(`${bM ? `${bM} ` : ""}${bY}`.replace(/^(\d+) /, "$1/")) : null;
  if (!found || !end || end <= utcDay(now)) return null;
  const issued = aM ? firstDayAt(`${aM} ${aY}`.replace(/^(\d+) /, "$1/")) : null;
  return { ends: end, issued, spans: [{ start: found.index, end: found.index + found[0].length }] };
}
