import { languageBit } from "@/modules/knowledge/language";
import type { Hit } from "../lexicon/entry";
import { apart, type Pair, pairs } from "../lexicon/phrases";
import type { Words } from "../text/clean";
import type { Sentence } from "../text/sections";

/** How many adjectives and articles may stand between a verb and its object, within a list, and before a verb that comes last. */
const most = { toObject: 5, inList: 4, toLastVerb: 4, inVerbs: 2 };
/** Languages whose verb may stand behind its object: "Lieferanten steuern", "onderaannemers aansturen". */
const verbsLast = new Set(["de", "nl"]);
const ends = new Set([".", "\n", ";", ":", "(", ")", "-"]);

/** What a title says of the trade. */
export type Trade = { category: string | null; isSoftware: boolean };

/** What whoever runs programs and machines does as well: "resolve incidents", "repair hardware". */
const ofMachines = new Set([
  "incident-rca",
  "networking",
  "ticketing-itil",
  "change-management",
  "corrective-maintenance",
]);

/** Only under a title of a trade a verb and its object are as good as a name. */
export const isSaidByVerbs = ({ category, isSoftware }: Trade, id: string) =>
  category !== null && (!isSoftware || ofMachines.has(id));

/** A verb or an object with the bits of all it may be. */
type Part = { hit: Hit; bits: number };
/** Verbs or objects that stand together as a list: "design, develop and improve". */
type List = { parts: Part[]; to: number };
type Read = {
  words: Words;
  language: string | null;
  /** What parts a verb from its object in this language. */
  prepositions: ReadonlySet<string> | undefined;
  found: Hit[];
};

/** What a text says in sentences, its main language, and the verbs and objects met in it. */
type Spoken = { sentences: Sentence[]; language: string | null; phrases: Hit[] };

/** Skills said by a verb and its object where no name says them: "coordinate our many subcontractors". */
export function verbObjectHits(words: Words, names: readonly Hit[], spoken: Spoken): Hit[] {
  const found: Hit[] = [];
  const parts = longestFirst(spoken.phrases.filter(({ kind }) => kind !== "beside"));
  let next = 0;
  for (const { from, to, language } of spoken.sentences) {
    const first = next;
    while (next < parts.length && (parts[next]?.from ?? to) < to) next += 1;
    if (next - first < 2) continue;
    const spokenHere = language ?? spoken.language;
    const prepositions = apart.get(spokenHere ?? "");
    const read = { words, language: spokenHere, prepositions, found };
    readSentence(read, parts.slice(first, next), from);
  }
  return found.filter((hit, at) => !isSaid(hit, names, names.length) && !isSaid(hit, found, at));
}

/** Whether one of the first of these, a name or an earlier pair, says the same there. */
function isSaid({ id, from, to }: Hit, skills: readonly Hit[], count: number): boolean {
  for (let at = 0; at < count; at += 1) {
    const it = skills[at];
    if (it && it.id === id && it.from < to && it.to > from) return true;
  }
  return false;
}

function readSentence(read: Read, hits: Hit[], start: number): void {
  const { words } = read;
  const spoken = languageBit(read.language);
  let verbs: List | null = null;
  let objects: List | null = null;
  let last = start;
  for (const hit of hits) {
    // "Fast-track" tracks nothing.
    const isPart = words.joined[hit.from] === 1;
    if (isPart || hit.from < last || (spoken !== 0 && (hit.languages & spoken) === 0)) continue;
    const part = { hit, bits: Number(hit.id) };
    const gap = gapBetween(read, last, hit.from);
    if (gap.isEnd) verbs = objects = null;
    if (hit.kind === "verb") {
      if (objects && reachesVerb(read, gap)) take(read, [part], objects.parts);
      const isList: boolean = verbs !== null && !objects && isShort(gap, most.inVerbs);
      verbs = isList ? joined(verbs, part) : joined(null, part);
      objects = null;
    } else {
      const isList: boolean = objects !== null && gap.isListed && isShort(gap, most.inList);
      if (!isList && (objects !== null || !isShort(gap, most.toObject))) verbs = null;
      if (verbs) take(read, verbs.parts, [part]);
      objects = isList ? joined(objects, part) : joined(null, part);
    }
    last = hit.to;
  }
}

/** Of two parts that begin together the longer is meant: "design documents" designs nothing. */
const longestFirst = (hits: Hit[]) => hits.toSorted((a, b) => a.from - b.from || b.to - a.to);

const joined = (list: List | null, part: Part): List => ({
  parts: [...(list?.parts ?? []), part],
  to: part.hit.to,
});

/** What stands between two parts. */
type Gap = { words: number; isListed: boolean; isApart: boolean; isEnd: boolean };

function gapBetween(
  { words: { words, known }, prepositions }: Read,
  from: number,
  to: number,
): Gap {
  const gap = { words: 0, isListed: false, isApart: false, isEnd: false };
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? "";
    if (ends.has(word)) gap.isEnd = true;
    else if (word === "," || known[at]?.isConjunction) gap.isListed = true;
    else if (prepositions?.has(word)) gap.isApart = true;
    else gap.words += 1;
  }
  return gap;
}

const isShort = ({ words, isApart }: Gap, longest: number) => !isApart && words <= longest;

/** "Budget control" in any language; further away only where verbs come last. */
function reachesVerb({ language }: Read, gap: Gap): boolean {
  if (gap.isListed) return false;
  return isShort(gap, verbsLast.has(language ?? "") ? most.toLastVerb : 0);
}

function take({ found }: Read, verbs: Part[], objects: Part[]): void {
  for (const verb of verbs)
    for (const object of objects)
      for (const pair of pairs())
        if ((verb.bits & pair.verb) !== 0 && (object.bits & pair.object) !== 0)
          found.push(hitOfPair(pair, verb.hit, object.hit));
}

const hitOfPair = ({ skill, name }: Pair, verb: Hit, object: Hit): Hit => ({
  kind: "skill",
  id: skill,
  layer: "skill",
  languages: verb.languages,
  alias: name,
  isUpperCase: false,
  isGuarded: false,
  isTitleOnly: false,
  from: Math.min(verb.from, object.from),
  to: Math.max(verb.to, object.to),
});
