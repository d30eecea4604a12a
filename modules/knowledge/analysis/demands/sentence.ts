import { isMark } from "../engine/text/marks";
import type { Reading } from "../engine/reading";

/** A text without full stops is one sentence; only this many words on either side have to do with a place. */
const reach = 60;

/** The words of the sentence around a place: from, up to. */
export function sentenceAt(reading: Reading, at: number): { from: number; to: number } {
  const { from, to } = reading.sentences[reading.sentenceOf[at] ?? 0] ?? { from: at, to: at + 1 };
  return { from: Math.max(from, at - reach), to: Math.min(to, at + reach) };
}

export const isSameSentence = ({ sentenceOf }: Reading, a: number, b: number): boolean =>
  sentenceOf[a] === sentenceOf[b];

export function hasAny(
  reading: Reading,
  { from, to }: { from: number; to: number },
  some: Pick<ReadonlySet<string>, "has">,
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
