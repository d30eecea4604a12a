import { readWords } from "../engine/clean";
import { isMark } from "../engine/marks";
import { voiceOf } from "../language";
import type { AnalysedAd, Span } from "../model";

/** Where the ad says these very words, whatever their case, accents and spaces; null where it does not. */
export function placesIn(ad: AnalysedAd) {
  const fields = [
    { field: "title" as const, text: ad.title, read: inOneLine(ad.title) },
    { field: "text" as const, text: ad.text ?? "", read: inOneLine(ad.text ?? "") },
  ];
  return (quote: string): Span | null => {
    const wanted = inOneLine(quote).map(({ word }) => word);
    if (!saysSomething(wanted)) return null;
    for (const { field, text, read } of fields) {
      const from = indexOf(read, wanted);
      if (from === -1) continue;
      const start = read[from]?.start ?? 0;
      const end = read[from + wanted.length - 1]?.end ?? 0;
      return { field, section: field, start, end, quote: text.slice(start, end) };
    }
    return null;
  };
}

/** A passage of nothing but small words stands in every ad and shows nothing. */
const saysSomething = (words: string[]) =>
  words.some((word) => !isMark(word) && word.length >= 2 && voiceOf(word) === 0);

type Place = { word: string; start: number; end: number };

/** Whoever quotes does not keep the line breaks. */
function inOneLine(text: string): Place[] {
  const { words, starts, ends } = readWords(text);
  const places = words.map((word, n) => ({ word, start: starts[n] ?? 0, end: ends[n] ?? 0 }));
  return places.filter(({ word }) => word !== "\n");
}

function indexOf(places: Place[], wanted: string[]): number {
  const last = places.length - wanted.length;
  for (let from = 0; from <= last; from += 1) {
    if (wanted.every((word, n) => places[from + n]?.word === word)) return from;
  }
  return -1;
}
