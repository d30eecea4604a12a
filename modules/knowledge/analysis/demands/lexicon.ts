import { LazySet, once } from "@/src/lazy";
import { type Words, fold } from "../engine/text/clean";
import { isBoilerplate } from "../engine/text/sections";
import type { Reading } from "../engine/reading";
import cuesFile from "./cues.json";
import type { CueKind, Phrase } from "./phrase";

/** A phrase met in an ad: words from `from` up to, not including, `to`. */
export type Cue = { kind: CueKind; id: string; from: number; to: number };
export type Place = { reading: Reading; cue: Cue };

type Lists = { [id: string]: string[] };

/** All phrases by their first word. */
const lexicon = once(() => {
  const { germanStems, germanEndings, ...cues } = cuesFile;
  const german = Object.entries(germanStems).map(([id, stem]) => [
    id,
    germanEndings.map((ending) => stem + ending),
  ]);
  const all = [
    ...phrasesOf("language", cues.language),
    ...phrasesOf("language", Object.fromEntries(german)),
    ...phrasesOf("contract", cues.contract),
    ...phrasesOf("shifts", { shifts: cues.shifts }),
    ...phrasesOf("noShifts", { noShifts: cues.noShifts }),
    ...phrasesOf("years", { years: cues.years }),
  ];
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0] ?? "");
});

const phrasesOf = (kind: CueKind, lists: Lists): Phrase[] =>
  Object.entries(lists).flatMap(([id, list]) =>
    list.map((text) => ({ kind, id, words: fold(text).split(" ") })),
  );

/** An ad names a demand in a few places; a wall of them says nothing more. */
const mostPlaces = 40;

/** The cues of a field outside boiler-plate, in one pass over its words. */
export function cuesIn(reading: Reading): Place[] {
  const { known } = reading.words;
  const found: Place[] = [];
  const counts = { language: 0, shifts: 0, noShifts: 0, contract: 0, years: 0 };
  for (let at = 0; at < known.length; at += 1) {
    const word = known[at];
    // Most words begin no demand, and cost no more than this.
    const begun = word && (word.opens ??= lexicon().get(word.word) ?? none);
    const phrase = begun && begun !== none && phraseAt(reading.words, begun, at);
    if (!phrase || isIdle(phrase, reading.sections[at] ?? "")) continue;
    const { kind, id } = phrase;
    counts[kind] += 1;
    if (counts[kind] > mostPlaces) continue;
    found.push({ reading, cue: { kind, id, from: at, to: at + phrase.words.length } });
  }
  return found;
}

const none: readonly Phrase[] = [];

/** The longest of the phrases begun here that goes on as the text does. */
function phraseAt({ words }: Words, begun: readonly Phrase[], at: number): Phrase | undefined {
  for (const it of begun) if (goesOnAs(it.words, words, at)) return it;
  return undefined;
}

function goesOnAs(phrase: string[], words: string[], at: number): boolean {
  for (let n = 1; n < phrase.length; n += 1) if (words[at + n] !== phrase[n]) return false;
  return true;
}

/** Boiler-plate demands nothing; only the contract stands among what is offered. */
const isIdle = ({ kind }: Phrase, section: string) =>
  isBoilerplate(section) && !(kind === "contract" && section === "benefits");

/** Words of one list, folded as an ad's words are, once the first ad is read. */
export const wordSet = (list: () => string[]) => new LazySet(() => list().map(fold));

export const cues = cuesFile;
