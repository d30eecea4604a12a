import { everywhere, languageBit, languageOfWords } from "@/modules/knowledge/language";
import { type Words, readWords } from "./text/clean";
import { readTitleWords } from "./text/plain-title";
import { companyWords } from "./text/company-talk";
import { compoundHits } from "./text/compounds";
import { coordinatedHits } from "./findings/coordination";
import { besideWords, phraseHits } from "./findings/phrases";
import { verbObjectHits } from "./findings/verb-objects";
import { passesGuards } from "./findings/guards";
import { lexicon } from "./lexicon/lexicon";
import { negatedWords } from "./text/negation";
import { readSentences, sectionsOf, type Sentence, sentenceIndexes } from "./text/sections";
import type { Hit } from "./lexicon/entry";
import { cues as taxonomyCues } from "./lexicon/taxonomy";
import { type Accepts, findHits } from "./lexicon/trie";

const none = -1;

/** For every word, whether the nearest "a plus" or "required" of its sentence makes it a wish: 1, else 0. */
function wishedWords({ words }: Words, hits: Hit[], sentenceOf: Int32Array): Uint8Array {
  const wished = new Uint8Array(words.length);
  const cues = preferencesIn(hits, sentenceOf);
  if (cues.length === 0) return wished;
  const { before, after } = cuesAround(cues, sentenceOf);
  for (let at = 0; at < words.length; at += 1) {
    const last = before[at] ?? none;
    const next = after[at] ?? none;
    // Most sentences have no cue.
    if (last === next && last === none) continue;
    if (nearest(cueAt(cues, last), cueAt(cues, next), at)?.id === "preferred") wished[at] = 1;
  }
  return wished;
}

const orWords = new Set(taxonomyCues.negation.or);
/** "Or willing to obtain it" is a wish for all that was asked before it. */
const isAlternative = ({ id, alias }: Hit) =>
  id === "preferred" && orWords.has(alias.split(" ")[0] ?? "");

/** What says how much something is asked for; "required" counts for nothing where "or willing to" follows. */
function preferencesIn(hits: Hit[], sentenceOf: Int32Array): Hit[] {
  const cues = hits.filter(({ kind }) => kind === "preference");
  return cues.filter((cue, at) => {
    const next = cues[at + 1];
    const isOneSentence = next && sentenceOf[next.from] === sentenceOf[cue.from];
    return !(cue.id === "mandatory" && isOneSentence && isAlternative(next));
  });
}

const cueAt = (cues: Hit[], index: number) => (index === none ? undefined : cues[index]);

/** For every word the last cue before it and the next after it in its sentence, by their number. */
function cuesAround(cues: Hit[], sentenceOf: Int32Array) {
  const before = new Int32Array(sentenceOf.length).fill(none);
  const after = new Int32Array(sentenceOf.length).fill(none);
  for (const [index, { from, to }] of cues.entries()) before[to - 1] = after[from] = index;
  for (let at = 1; at < before.length; at += 1) {
    const isOpen = before[at] === none && sentenceOf[at] === sentenceOf[at - 1];
    if (isOpen) before[at] = before[at - 1] ?? none;
  }
  for (let at = after.length - 2; at >= 0; at -= 1) {
    const isOpen = after[at] === none && sentenceOf[at] === sentenceOf[at + 1];
    if (isOpen) after[at] = after[at + 1] ?? none;
  }
  return { before, after };
}

/** At the same distance the cue that follows is meant: "A required, B a plus". */
function nearest(before: Hit | undefined, after: Hit | undefined, at: number): Hit | undefined {
  if (!before || !after) return before ?? after;
  return after.from - at <= at - before.to + 1 ? after : before;
}

/** One field of an ad as the engine sees it: everything is counted in words. */
export type Reading = {
  field: "title" | "text";
  words: Words;
  sentences: Sentence[];
  sentenceOf: Int32Array;
  sections: string[];
  /** Words under a "no": 1, else 0, as in the next two. */
  negated: Uint8Array;
  /** Words the ad only wishes for. */
  wished: Uint8Array;
  /** Words of unheaded sentences in which a company tells about itself. */
  ofCompany: Uint8Array;
  /** Words of schooling and departments. */
  beside: Uint8Array;
  /** Words that name a trade: hospitals, banks, offices. */
  trades: Uint8Array;
  hits: Hit[];
  /** Words that no alias knows but a compound of known parts; a subset of `hits`. */
  compounds: Set<Hit>;
  /** What no name says but a verb with its object; a subset of `hits`. */
  byVerbs: Set<Hit>;
};

const [compounding = null] = taxonomyCues.compound.languages;

/** What companies with a head office abroad put under an ad in the words of that office. */
const officeNotice =
  /equal[- ]opportunit|regardless of (?:race|gender|age)|without regard to|on the basis of race|reasonable accommodations?|protected veteran/i;

/** The words of an ad without the lines that any ad of its company has. */
function ownWords({ text, words, known, starts, ends }: Words) {
  if (!officeNotice.test(text)) return known;
  const own: Words["known"] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && words[at] !== "\n") continue;
    const line = text.slice(starts[from], ends[at - 1]);
    if (!officeNotice.test(line)) own.push(...known.slice(from, at));
    from = at + 1;
  }
  return own;
}

/** The words of both fields, and the language most of them speak. */
export function readAd(title: string, text: string) {
  const { vocabulary } = lexicon();
  const textWords = readWords(text, vocabulary);
  const said = ownWords(textWords);
  const language =
    languageOfWords(said) ??
    languageOfWords([...readWords(title, vocabulary).known, ...said]) ??
    languageOfWords(textWords.known);
  const titleWords = readTitleWords(title, language, vocabulary);
  return {
    language,
    title: readField("title", titleWords, language),
    text: readField("text", textWords, language),
  };
}

function readField(field: Reading["field"], words: Words, language: string | null): Reading {
  const sentences = readSentences(words);
  const sentenceOf = sentenceIndexes(sentences, words.words.length);
  const languageAt = (word: number) => sentences[sentenceOf[word] ?? 0]?.language ?? language;
  const spokenAt = languageBits(sentences, sentenceOf, language);
  const accepts = acceptsIn(words, spokenAt, field);
  const plain = findHits(lexicon(), words, accepts);
  const hits = [...plain, ...coordinatedHits(words, accepts, plain)];
  // A title of one word speaks no language that anybody could tell: its compound is read in any.
  const compoundAt = field === "title" ? (at: number) => languageAt(at) ?? compounding : languageAt;
  const compounds = compoundHits(words, hits, compoundAt);
  const phrases = field === "title" ? [] : phraseHits(words, spokenAt);
  const byVerbs = verbObjectHits(words, hits, { sentences, language, phrases });
  const sections =
    field === "title"
      ? words.words.map(() => "title")
      : sectionsOf(words, hits, { sentences, sentenceOf });
  const unheaded = sentences.filter(({ from }) => sections[from] === "intro");
  return {
    field,
    words,
    sentences,
    sentenceOf,
    sections,
    ofCompany: companyWords(words, unheaded, phrases),
    beside: besideWords(words, phrases, { sentences, sentenceOf }),
    negated: negatedWords(words, hits),
    wished: wishedWords(words, hits, sentenceOf),
    trades: tradeWords(hits, words.words.length),
    hits: [...hits, ...compounds, ...byVerbs],
    compounds: new Set(compounds),
    byVerbs: new Set(byVerbs),
  };
}

/** For every word the bits of the language of its sentence and of the ad; all of them where nobody can tell. */
function languageBits(sentences: Sentence[], sentenceOf: Int32Array, main: string | null) {
  const spoken = main === null ? -1 : languageBit(main);
  const bits = sentences.map((it) => spoken | languageBit(it.language ?? main));
  return (word: number): number => bits[sentenceOf[word] ?? 0] ?? spoken;
}

/** An alias counts in its own languages and everywhere where it is no language's own; a trade in titles alone. */
function acceptsIn(
  words: Words,
  spokenAt: (word: number) => number,
  field: Reading["field"],
): Accepts {
  return (entry, from, to) =>
    (entry.languages & (spokenAt(from) | everywhere)) !== 0 &&
    !(entry.isTitleOnly && field === "text") &&
    passesGuards(words, entry, { from, to });
}

/** For every word whether it names a trade, hospitals, banks, offices: 1, else 0. */
function tradeWords(hits: Hit[], length: number): Uint8Array {
  const trades = new Uint8Array(length);
  for (const { kind, from, to } of hits) if (kind === "sector") trades.fill(1, from, to);
  return trades;
}
