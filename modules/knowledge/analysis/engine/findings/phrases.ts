import type { Hit } from "../lexicon/entry";
import { type Numbers, numbersOf } from "../lexicon/dictionary";
import { phraseLexicon } from "../lexicon/lexicon";
import { findHits } from "../lexicon/trie";
import type { Words } from "../text/clean";
import { isMark } from "../text/marks";
import type { Parted } from "../text/sections";

/** The words of the text that is being read, as numbers: one list for all texts. */
const known: Numbers[] = [];

/** Verbs, objects and words that open a side remark, in the language of their sentence or of the ad. */
export function phraseHits(words: Words, spokenAt: (word: number) => number): Hit[] {
  const trie = phraseLexicon();
  known.length = words.known.length;
  let at = 0;
  for (const it of words.known) known[at++] = it.inPhrases ??= numbersOf(it.word, trie.vocabulary);
  return findHits(trie, { known }, ({ languages }, from) => (languages & spokenAt(from)) !== 0);
}

/** How many words a field of study and the names of departments may take. */
const most = { study: 10, department: 3 };

/** For every word whether it names what somebody learnt, or departments, and no work: 1, else 0. */
export function besideWords(words: Words, cues: readonly Hit[], parted: Parted): Uint8Array {
  const { sentences, sentenceOf } = parted;
  const beside = new Uint8Array(words.words.length);
  if (cues.length === 0) return beside;
  const experience = new Set(cues.flatMap(({ id, from }) => (id === "experience" ? from : [])));
  for (const { id, from, to } of cues) {
    const end = sentences[sentenceOf[from] ?? 0]?.to ?? to;
    if (id === "study")
      beside.fill(1, to, reachOf(words, { to, end, most: most.study }, experience));
    if (id === "department")
      beside.fill(1, to, reachOf(words, { to, end, most: most.department }, experience));
    if (id === "departments") beside.fill(1, before(words, from), from);
  }
  return beside;
}

type Scope = { to: number; end: number; most: number };

/** Where what began at `to` ends: with the sentence, after so many words, or where experience is asked for. */
function reachOf({ words }: Words, { to, end, most: longest }: Scope, stops: Set<number>): number {
  let passed = 0;
  let at = to;
  for (; at < end && passed < longest && !stops.has(at); at += 1) {
    if (words[at] === ";") return at;
    if (!isMark(words[at])) passed += 1;
  }
  return at;
}

function before({ words }: Words, from: number): number {
  let at = from;
  while (at > 0 && from - at < most.department && !isMark(words[at - 1])) at -= 1;
  return at;
}
