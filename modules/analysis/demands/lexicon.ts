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

type Lexicon = { phrases: Map<string, Phrase[]>; shapes: Uint8Array };
let built: Lexicon | undefined;

/** Length and first letter of a word: most words of an ad have those of no phrase, and cost no more than this. */
const shapeOf = (word: string): number =>
  ((word.charCodeAt(0) & 0x7f) << 5) | Math.min(word.length, 0x1f);
const shapeCount = 0x80 << 5;

/** All phrases by their first word. */
function lexicon(): Lexicon {
  if (built) return built;
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
  const phrases = Map.groupBy(longestFirst, ({ words }) => words[0] ?? "");
  const shapes = new Uint8Array(shapeCount);
  for (const word of phrases.keys()) shapes[shapeOf(word)] = 1;
  return (built = { phrases, shapes });
}

const phrasesOf = (kind: CueKind, lists: Lists): Phrase[] =>
  Object.entries(lists).flatMap(([id, list]) =>
    list.map((text) => ({ kind, id, words: fold(text).split(" ") })),
  );

/** An ad names a demand in a few places; a wall of them says nothing more. */
const mostPlaces = 40;

/** The cues of a field outside boiler-plate, in one pass over its words. */
export function cuesIn(reading: Reading): Place[] {
  const { phrases, shapes } = lexicon();
  const { words } = reading.words;
  const found: Place[] = [];
  const counts = { language: 0, shifts: 0, noShifts: 0, contract: 0, years: 0 };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const phrase =
      shapes[shapeOf(word)] === 0
        ? undefined
        : phrases.get(word)?.find((it) => it.words.every((one, n) => words[at + n] === one));
    if (!phrase || isIdle(phrase, reading.sections[at] ?? "")) continue;
    const { kind, id } = phrase;
    counts[kind] += 1;
    if (counts[kind] > mostPlaces) continue;
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
