import { spanOf } from "../engine/mentions";
import type { Reading } from "../engine/reading";
import type { Demands } from "../model";
import { cues, wordSet } from "./lexicon";
import { hasAny, sentenceAt } from "./sentence";

const starting = wordSet(cues.start);
const monthOf = new Map(
  Object.entries(cues.months).flatMap(([month, names]) =>
    [...wordSet(names)].map((name): [string, string] => [name, month]),
  ),
);

/** The first day of work, where an ad names a date; a month alone means its first day. */
export function startIn(readings: Reading[]): Demands["startsOn"] {
  for (const reading of readings) {
    const { words } = reading.words;
    for (let at = 0; at < words.length; at += 1) {
      const said = isYear(words[at]) ? dateAround(reading, at) : null;
      if (said && hasAny(reading, sentenceAt(reading, at), starting)) {
        return { value: said.date, spans: [spanOf(reading, said)] };
      }
    }
  }
  return null;
}

const isYear = (word = "") => word.length === 4 && /^20[2-4]\d$/.test(word);

function dateAround({ words: { words } }: Reading, at: number) {
  const [before, month] = [words[at - 2] ?? "", words[at - 1] ?? ""];
  const year = words[at] ?? "";
  const named = monthOf.get(month);
  if (named) return dated(year, named, /^\d{1,2}/.exec(before)?.[0], at, 1);
  if (isNumber(month, 12) && isNumber(before, 31)) return dated(year, month, before, at, 1);
  const [second, third] = [words[at + 1] ?? "", words[at + 2] ?? ""];
  return isNumber(second, 12) && isNumber(third, 31) ? forward(year, second, third, at) : null;
}

const isNumber = (word: string, most: number) =>
  /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= most;

function dated(year: string, month: string, day: string | undefined, at: number, ahead: number) {
  const date = calendarDay(year, month, day ?? "1");
  return date ? { date, from: at - ahead - (day ? 1 : 0), to: at + 1 } : null;
}

function forward(year: string, month: string, day: string, at: number) {
  const date = calendarDay(year, month, day);
  return date ? { date, from: at, to: at + 3 } : null;
}

/** Null for a day that no calendar has. */
function calendarDay(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date;
}
