import { type Words, fold } from "./clean";
import { cues, skills } from "./taxonomy";
import type { Entry, Hit } from "./trie";

const shortestPart = 4;
const shortestCompound = 8;
/** Below this weight a compound says too little to be worth its risk. */
const lightestSkill = 0.2;
/** A split is a guess, however good. */
export const compoundConfidence = 0.7;

type Modifiers = Map<string, Entry[]>;
let modifiers: Modifiers | undefined;
let heads: Map<string, Set<string>> | undefined;

/** Skills in words no alias knows: "Kälteanlagenwartung" is an alias, a link and a known head. */
export function compoundHits({ words }: Words, hits: Hit[], languageAt: LanguageAt): Hit[] {
  const covered = new Set(
    hits
      .filter(({ kind }) => kind === "skill")
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return words.flatMap((word, at) => {
    if (word.length < shortestCompound || covered.has(at)) return [];
    if (!cues.compound.languages.includes(languageAt(at) ?? "")) return [];
    return split(word).map((entry) => ({ ...entry, from: at, to: at + 1 }));
  });
}

type LanguageAt = (word: number) => string | null;

function split(word: string): Entry[] {
  modifiers ??= readModifiers();
  heads ??= readHeads();
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const kinds = heads.get(word.slice(cut));
    if (!kinds) continue;
    const found = modifierBefore(word.slice(0, cut), modifiers).filter(({ id }) =>
      kinds.has(id === "dc-general" ? "context" : "skill"),
    );
    if (found.length > 0) return found;
  }
  return [];
}

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
  for (const { id, weight, aliases, isContext } of skills) {
    if (weight < lightestSkill || (isContext && id !== "dc-general")) continue;
    for (const language of [...cues.compound.languages, "en"]) {
      for (const alias of aliases[language] ?? []) {
        const word = fold(alias);
        if (word.includes(" ") || word.length < shortestPart) continue;
        const entry: Entry = { kind: "skill", id, language, alias: word, isUpperCase: false };
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
