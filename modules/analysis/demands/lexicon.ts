import { fold } from "../engine/clean";
import { isBoilerplate } from "../engine/sections";
import type { Reading } from "../engine/reading";
import cuesFile from "./cues.json";

export type CueKind = "language" | "shifts" | "noShifts" | "contract" | "years";
/** A phrase met in an ad: words from `from` up to, not including, `to`. */
export type Cue = { kind: CueKind; id: string; from: number; to: number };
export type Place = { reading: Reading; cue: Cue };

type Phrase = { kind: CueKind; id: string; words: string[] };
type Lists = { [id: string]: string[] };

let phrases: Map<string, Phrase[]> | undefined;

/** All phrases by their first word, so that a word that begins none costs one look. */
function lexicon(): Map<string, Phrase[]> {
  if (phrases) return phrases;
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
  return (phrases = Map.groupBy(longestFirst, ({ words }) => words[0] ?? ""));
}

const phrasesOf = (kind: CueKind, lists: Lists): Phrase[] =>
  Object.entries(lists).flatMap(([id, list]) =>
    list.map((text) => ({ kind, id, words: fold(text).split(" ") })),
  );

/** Every cue of a field outside boiler-plate, in one pass over its words. */
export function cuesIn(reading: Reading): Place[] {
  const known = lexicon();
  const { words } = reading.words;
  const found: Place[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const some = known.get(words[at] ?? "");
    if (!some) continue;
    const phrase = some.find((it) => it.words.every((word, n) => words[at + n] === word));
    if (!phrase || isIdle(phrase, reading.sections[at] ?? "")) continue;
    const { kind, id } = phrase;
    found.push({ reading, cue: { kind, id, from: at, to: at + phrase.words.length } });
  }
  return found;
}

/** Boiler-plate demands nothing; only the contract stands among what is offered. */
const isIdle = ({ kind }: Phrase, section: string) =>
  isBoilerplate(section) && !(kind === "contract" && section === "benefits");

/** Words of one list, folded as an ad's words are. */
export const wordSet = (list: string[]): ReadonlySet<string> => new Set(list.map(fold));

export const cues = cuesFile;
