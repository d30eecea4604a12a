import { languageBit } from "@/modules/knowledge/language";
import { type Words, fold } from "./clean";
import { cues, skills } from "../lexicon/taxonomy";
import type { Known } from "../lexicon/known";
import { type Entry, type Hit, hitOf } from "../lexicon/entry";

const shortestPart = 4;
/** "Rechenzentrumsbau". */
const shortestHead = 3;
const shortestCompound = 8;
/** Below this weight a compound says too little to be worth its risk. */
const lightestSkill = 0.2;
/** A split is a guess, however good. */
export const compoundConfidence = 0.7;

type Modifiers = Map<string, Entry[]>;
type LanguageAt = (word: number) => string | null;

let splitting: ((word: string) => Entry[]) | undefined;

/** Skills in words no alias knows: "Kälteanlagenwartung" is an alias, a link and a known head. */
export function compoundHits(
  { known }: Words,
  skills: readonly Hit[],
  languageAt: LanguageAt,
): Hit[] {
  const found: Hit[] = [];
  let covered: Uint8Array | undefined;
  for (let at = 0; at < known.length; at += 1) {
    const parts = partsOf(known[at]);
    if (parts.length === 0) continue;
    covered ??= coveredBy(skills, known.length);
    if (covered[at] === 1) continue;
    if (!cues.compound.languages.includes(languageAt(at) ?? "")) continue;
    for (const entry of parts) found.push(hitOf(entry, at, at + 1));
  }
  return found;
}

/** For every word whether a skill was found there: 1, else 0; most ads have no compound and never ask. */
function coveredBy(skills: readonly Hit[], length: number): Uint8Array {
  const covered = new Uint8Array(length);
  for (const { from, to } of skills) covered.fill(1, from, to);
  return covered;
}

const none: Entry[] = [];

function partsOf(word: Known | undefined): Entry[] {
  if (!word || word.word.length < shortestCompound) return none;
  if (word.parts) return word.parts;
  splitting ??= splitter();
  return (word.parts = splitting(word.word));
}

function splitter(): (word: string) => Entry[] {
  const modifiers = readModifiers();
  const heads = readHeads();
  const longestHead = Math.max(...[...heads.keys()].map((head) => head.length));
  return (word) => {
    const earliest = Math.max(shortestPart, word.length - longestHead);
    for (let cut = word.length - shortestHead; cut >= earliest; cut -= 1) {
      const kinds = heads.get(word.slice(cut));
      const found = kinds && modifierBefore(word.slice(0, cut), modifiers).filter(fits(kinds));
      if (found && found.length > 0) return found;
    }
    return [];
  };
}

/** Anything may be done to a datacenter; a skill takes only the heads of its trade. */
const fits =
  (kinds: Set<string>) =>
  ({ id }: Entry) =>
    kinds.has(id === "dc-general" ? "context" : "skill");

function modifierBefore(part: string, known: Modifiers): Entry[] {
  for (const link of cues.compound.links) {
    if (!part.endsWith(link)) continue;
    const entries = known.get(part.slice(0, part.length - link.length));
    if (entries) return entries;
  }
  return [];
}

function readModifiers(): Modifiers {
  const known: Modifiers = new Map();
  for (const { id, weight, aliases, isContext } of skills()) {
    if (weight < lightestSkill || (isContext && id !== "dc-general")) continue;
    for (const language of [...cues.compound.languages, "en"]) {
      for (const alias of aliases[language] ?? []) {
        const word = fold(alias);
        if (word.includes(" ") || word.length < shortestPart) continue;
        const entry: Entry = {
          kind: "skill",
          id,
          layer: "skill",
          languages: languageBit(language),
          alias: word,
          isUpperCase: false,
          isGuarded: false,
          isTitleOnly: false,
        };
        if (!known.get(word)?.some((other) => other.id === id)) {
          known.set(word, [...(known.get(word) ?? []), entry]);
        }
      }
    }
  }
  return known;
}

function readHeads(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const head of cues.compound.skillHeads) known.set(fold(head), new Set(["skill"]));
  for (const head of cues.compound.contextHeads) {
    known.set(fold(head), (known.get(fold(head)) ?? new Set<string>()).add("context"));
  }
  return known;
}
