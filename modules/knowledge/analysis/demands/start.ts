import { LazyMap } from "@/src/lazy";
import { fold } from "../engine/text/clean";
import { spanOf } from "../engine/findings/mentions";
import type { Reading } from "../engine/reading";
import type { Demands } from "../model";
import { cues, wordSet } from "./lexicon";
import { hasAny, sentenceAt } from "./sentence";

const starting = wordSet(() => cues.start);
const monthOf = new LazyMap(() =>
  Object.entries(cues.months).flatMap(([month, names]) =>
    names.map((name) => [fold(name), month] as const),
  ),
);

/** The first day of work, where an ad names a date; a month alone means its first day. */
export function startIn(readings: Reading[]): Demands["startsOn"] {
  for (const reading of readings) {
    const { known } = reading.words;
    for (let at = 0; at < known.length; at += 1) {
      const said = known[at]?.isYear ? dateAround(reading, at) : null;
      if (said && hasAny(reading, sentenceAt(reading, at), starting)) {
        return { value: said.date, spans: [spanOf(reading, said)] };
      }
    }
  }
  return null;
}

function dateAround(reading: Reading, at: number) {
  const { words } = reading.words;
  const month = before(words, at);
  const day = before(words, month);
  const named = monthOf.get(words[month] ?? "");
  const [first, last] = [words[day] ?? "", words[month] ?? ""];
  if (named)
    return dated([words[at], named, /^\d{1,2}(?!\d)/.exec(first)?.[0]], { day, month, at });
  if (isNumber(last, 12) && isNumber(first, 31)) {
    return dated([words[at], last, first], { day, month, at });
  }
  const [second = "", third = ""] = words.slice(at + 1, at + 3);
  if (!isNumber(second, 12) || !isNumber(third, 31)) return null;
  const date = calendarDay(words[at], second, third);
  return date ? { date, from: at, to: at + 3 } : null;
}

/** "15 de marzo de 2026": the small word between says nothing. */
const before = (words: string[], at: number) => (words[at - 1] === "de" ? at - 2 : at - 1);

const isNumber = (word: string, most: number) =>
  /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= most;

type Places = { day: number; month: number; at: number };

/** As it was written; without a day a month is meant. */
type WrittenDay = [year: string | undefined, month: string, day: string | undefined];

function dated([year, month, day]: WrittenDay, places: Places) {
  const date = calendarDay(year, month, day ?? "1");
  return date ? { date, from: day ? places.day : places.month, to: places.at + 1 } : null;
}

/** Null for a day that no calendar has. */
function calendarDay(year = "", month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date;
}
