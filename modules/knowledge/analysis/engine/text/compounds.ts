import { languageBit } from "@/modules/knowledge/language";
import { type Words, fold } from "./clean";
import { cues, dcContextSkills, skills } from "../lexicon/taxonomy";
import type { Known } from "../lexicon/dictionary";
import { type Entry, type Hit, hitOf } from "../lexicon/entry";

const shortestPart = 4;
/** "Rechenzentrumsbau". */
const shortestHead = 3;
const shortestCompound = 8;
/** Below this weight a compound says too little to be worth its risk. */
const lightestSkill = 0.2;
/** A split is a guess, however good. */
export const compoundConfidence = 0.7;

type Modifiers = { ofSkills: Map<string, Entry[]>; ofPlaces: Entry[] };
type LanguageAt = (word: number) => string | null;

let splitting: ((word: string) => Entry[]) | undefined;

/**
 * Skills in words no alias knows: "Kälteanlagenwartung" is an alias, a link and a known head. What begins by the name of a
 * datacenter is of one in a line of no known language as well, but English writes none together.
 */
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
    const language = languageAt(at);
    const isCompounding = cues.compound.languages.includes(language ?? "");
    for (const entry of parts)
      if (isCompounding || (entry.layer === "workplace" && language !== "en"))
        found.push(hitOf(entry, at, at + 1));
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
  const heads = new Set(cues.compound.skillHeads.map(fold));
  const longestHead = Math.max(...[...heads].map((head) => head.length));
  return (word) => {
    const earliest = Math.max(shortestPart, word.length - longestHead);
    for (let cut = word.length - shortestHead; cut >= earliest; cut -= 1) {
      const found = heads.has(word.slice(cut)) && modifierBefore(word.slice(0, cut), modifiers);
      if (found) return found;
    }
    return ofWorkplace(word, modifiers);
  };
}

function modifierBefore(part: string, { ofSkills }: Modifiers): Entry[] | undefined {
  for (const link of cues.compound.links) {
    if (!part.endsWith(link)) continue;
    const entries = ofSkills.get(part.slice(0, part.length - link.length));
    if (entries) return entries;
  }
  return undefined;
}

/** A skill takes only the heads of its trade; whatever a datacenter stands in front of is of a datacenter. */
const ofWorkplace = (word: string, { ofPlaces }: Modifiers): Entry[] =>
  ofPlaces
    .filter(({ alias }) => word.length >= alias.length + shortestHead && word.startsWith(alias))
    .slice(0, 1);

function readModifiers(): Modifiers {
  const ofSkills = new Map<string, Entry[]>();
  const ofPlaces: Entry[] = [];
  for (const { id, weight, aliases, isContext } of skills()) {
    const isPlace = id === "dc-general";
    if (weight < lightestSkill || (isContext && !isPlace)) continue;
    for (const entry of modifiersOf(id, aliases)) {
      const known = ofSkills.get(entry.alias) ?? [];
      if (isPlace) ofPlaces.push(entry);
      else if (!known.some((other) => other.id === id))
        ofSkills.set(entry.alias, [...known, entry]);
    }
  }
  return { ofSkills, ofPlaces };
}

/** The names of one word, of languages that write compounds and of English, which those take words from. */
const modifiersOf = (id: string, aliases: { [language: string]: string[] | undefined }): Entry[] =>
  [...cues.compound.languages, "en"].flatMap((language) =>
    (aliases[language] ?? [])
      .map(fold)
      .filter((alias) => !alias.includes(" ") && alias.length >= shortestPart)
      .map((alias) => ({
        kind: "skill",
        id,
        layer: dcContextSkills.has(id) ? "workplace" : "skill",
        languages: languageBit(language),
        alias,
        isUpperCase: false,
        isGuarded: false,
        isTitleOnly: false,
      })),
  );
