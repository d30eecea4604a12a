import { LazyMap } from "@/src/lazy";
import { fold } from "../engine/text/clean";
import type { Reading } from "../engine/reading";
import { type LanguageLevel, languageLevels } from "../rules";
import { cues } from "./lexicon";
import { distance, sentenceAt } from "./sentence";

/** What an ad means that names a language and no level: enough to work in it with help. */
export const unstatedLevel: LanguageLevel = "B1";
/** A word of level further off than this belongs to something else. */
const reach = 5;

type Phrase = { level: LanguageLevel; words: string[] };

const phrases = (): Phrase[] =>
  languageLevels
    .flatMap((level) => cues.level[level].map((text) => ({ level, words: fold(text).split(" ") })))
    .toSorted((a, b) => b.words.length - a.words.length);
const byFirst = new LazyMap(() => Map.groupBy(phrases(), ({ words }) => words[0] ?? ""));

export type LevelCue = { level: LanguageLevel; from: number; to: number };

/** The words of level in the sentence around a place, in order. */
export function levelsAround(reading: Reading, at: number): LevelCue[] {
  const { from, to } = sentenceAt(reading, at);
  const { words } = reading.words;
  const found: LevelCue[] = [];
  for (let n = from; n < to; n += 1) {
    const phrase = phraseAt(words, n);
    if (!phrase) continue;
    found.push({ level: phrase.level, from: n, to: n + phrase.words.length });
    n += phrase.words.length - 1;
  }
  return found;
}

const phraseAt = (words: string[], at: number) =>
  byFirst.get(words[at] ?? "")?.find((it) => it.words.every((word, k) => words[at + k] === word));

/** The nearest word of level; at the same distance the one that follows: "Dutch (C1) and English (B2)". */
export function levelOf(
  reading: Reading,
  language: { from: number; to: number },
  levels: LevelCue[],
): LanguageLevel | null {
  const farOf = (it: LevelCue) =>
    it.from >= language.to
      ? distance(reading, language.to, it.from)
      : distance(reading, it.to, language.from) + 0.5;
  const near = levels.filter((it) => farOf(it) <= reach);
  return near.toSorted((a, b) => farOf(a) - farOf(b))[0]?.level ?? null;
}
