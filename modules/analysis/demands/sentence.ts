import { isMark } from "../engine/clean";
import type { Reading } from "../engine/reading";

/** The words of the sentence in which one stands: from, up to. */
export function sentenceAt(reading: Reading, at: number): { from: number; to: number } {
  return reading.sentences[reading.sentenceOf[at] ?? 0] ?? { from: at, to: at + 1 };
}

export function hasAny(
  reading: Reading,
  { from, to }: { from: number; to: number },
  some: ReadonlySet<string>,
): boolean {
  for (let at = from; at < to; at += 1) if (some.has(reading.words.words[at] ?? "")) return true;
  return false;
}

/** How many words, marks not counted, stand between two places. */
export function distance({ words }: Reading, from: number, to: number): number {
  let passed = 0;
  for (let at = from; at < to; at += 1) if (!isMark(words.words[at])) passed += 1;
  return passed;
}
