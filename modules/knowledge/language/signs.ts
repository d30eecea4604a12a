import { LazySet, once } from "@/src/lazy";
import { fold } from "./fold";
import { adWords, letters, smallWords, trigrams } from "./words";

/** ISO 639-1, in the order in which votes are counted. */
export const languages = Object.keys(smallWords);

/** What one word says: pairs of a language, by its place in `languages`, and the vote for it. Most words speak for few. */
export type Votes = Float32Array;

/** Who uses a sign, and how much of a vote it is for each of them. */
type Cast = { speakers: number[]; weight: number };
type Lists = Record<string, string>;

/** A sign shared by several languages gives each of them a part of its vote. */
function castBy(lists: Lists, weight: number, split: RegExp | string): Map<string, Cast> {
  const speakers = new Map<string, number[]>();
  for (const [index, language] of languages.entries()) {
    for (const sign of new Set((lists[language] ?? "").split(split))) {
      speakers.set(sign, [...(speakers.get(sign) ?? []), index]);
    }
  }
  return new Map(
    [...speakers].map(([sign, who]) => [sign, { speakers: who, weight: weight / who.length }]),
  );
}

/** Counts the words, the letter triples and the letters of one word. */
export function counter(spelled: (text: string) => string): (word: string) => Votes {
  const lists = once(() => castsOf(spelled));
  return (word) => {
    const { byWord, byTriple, byLetter } = lists();
    const sums = new Float32Array(languages.length);
    add(sums, byWord.get(word));
    for (let at = 0; at < word.length; at += 1) {
      add(sums, byTriple.get(word.slice(at, at + 3)));
      if (word.charCodeAt(at) > lastAscii) add(sums, byLetter.get(word.charAt(at)));
    }
    return cast(sums);
  };
}

function castsOf(spelled: (text: string) => string) {
  const as = (lists: Lists): Lists =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, spelled(list)]));
  const whole = languages.map((it) => [it, `${smallWords[it]} ${adWords[it] ?? ""}`.trim()]);
  return {
    byWord: castBy(as(Object.fromEntries(whole)), 1, " "),
    byTriple: castBy(as(trigrams), 0.25, " "),
    byLetter: castBy(as(letters), 0.6, ""),
  };
}

const lastAscii = 0x7f;

function add(sums: Float32Array, of: Cast | undefined): void {
  for (const speaker of of?.speakers ?? []) {
    sums[speaker] = (sums[speaker] ?? 0) + (of?.weight ?? 0);
  }
}

const cast = (sums: Float32Array): Votes =>
  Float32Array.from([...sums].flatMap((vote, speaker) => (vote === 0 ? [] : [speaker, vote])));

const folded = new LazySet(() =>
  Object.values(smallWords).flatMap((list) => fold(list).split(" ")),
);

/** Whether a folded word is an article, a preposition or the like in any of the languages. */
export const isSmallWord = (word: string): boolean => folded.has(word);

/** What a word says that is folded already. */
export const votesOf = counter(fold);
