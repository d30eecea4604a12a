import { Ballot, everywhere, languageBit } from "@/modules/knowledge/language";
import { addressesAt } from "./text/blurb/addressed";
import { type Words, readWords } from "./text/clean";
import { languageOfTasks, languageReadIn } from "./text/ad-language";
import { readTitleWords } from "./titles/plain-title";
import { companyWords } from "./text/company-talk";
import { compoundHits } from "./text/compounds";
import { coordinatedHits } from "./findings/coordination";
import { besideWords, phraseHits } from "./findings/phrases";
import { verbObjectHits } from "./findings/verb-objects";
import { spliced } from "./findings/fibre-welds";
import { isPlain, passesGuards } from "./findings/guards";
import { lexicon } from "./lexicon/lexicon";
import { elsewhereWords } from "./workplace/elsewhere";
import { negatedWords } from "./text/negation";
import { readSentences, sectionsOf, type Sentence, sentenceIndexes } from "./text/sections";
import { wishedWords } from "./findings/wishes";
import { type Hit, HitsByKind } from "./lexicon/entry";
import { cues as taxonomyCues } from "./lexicon/taxonomy";
import { type Accepts, findHits } from "./lexicon/trie";

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
  /** Words of a neighbour or of what others run: the bits of `elsewhere`. */
  elsewhere: Uint8Array;
  /** Words that name a trade: hospitals, banks, offices. */
  trades: Uint8Array;
  hits: HitsByKind;
  /** Words that no alias knows but a compound of known parts; a subset of `hits`. */
  compounds: Set<Hit>;
  /** What no name says but a verb with its object; a subset of `hits`. */
  byVerbs: Set<Hit>;
};

const compounding: readonly string[] = taxonomyCues.compound.languages;
const isCompounding = (language: string | null) => compounding.includes(language ?? "");

/** A title of one word speaks no language that anybody could tell, or another than its ad: its compound is read in any. */
const compoundLanguage = (languageAt: (word: number) => string | null) => (word: number) => {
  const spoken = languageAt(word);
  return isCompounding(spoken) ? spoken : (compounding[0] ?? null);
};

/** The words of both fields, the language they are read in, null for all, and the one the ad is in. */
export function readAd(title: string, text: string) {
  const { vocabulary } = lexicon();
  const textWords = readWords(text, vocabulary);
  const ballot = new Ballot();
  const sentences = readSentences(textWords, ballot);
  const said = { words: textWords, sentences, ballot };
  const language = languageReadIn(title, said, vocabulary);
  const titleWords = readTitleWords(title, language, vocabulary);
  const titleSentences = readSentences(titleWords, new Ballot());
  return {
    language,
    spoken: languageOfTasks(said, language),
    title: readField("title", { words: titleWords, sentences: titleSentences }, language),
    text: readField("text", { words: textWords, sentences }, language),
  };
}

type Read = Pick<Reading, "words" | "sentences">;

function readField(field: Reading["field"], read: Read, language: string | null): Reading {
  const { words, sentences } = read;
  const sentenceOf = sentenceIndexes(sentences, words.words.length);
  const languageAt = (word: number) => sentences[sentenceOf[word] ?? 0]?.language ?? language;
  const spokenAt = languageBits(sentences, sentenceOf, language);
  const accepts = acceptsIn(words, spokenAt, field);
  const named = spliced(words, findHits(lexicon(), words, accepts));
  const hits = new HitsByKind(named);
  hits.add(coordinatedHits(words, accepts, hits.of("skill")));
  const compoundAt = field === "title" ? compoundLanguage(languageAt) : languageAt;
  const compounds = compoundHits(words, hits.of("skill"), compoundAt);
  const phrases = field === "title" ? [] : phraseHits(words, spokenAt);
  const beside = new HitsByKind(phrases).of("beside");
  const byVerbs = verbObjectHits(words, hits.of("skill"), { sentences, language, phrases });
  const verbs = new HitsByKind(phrases).of("verb");
  const sections =
    field === "title"
      ? words.words.map(() => "title")
      : sectionsOf(words, hits, { sentences, sentenceOf, verbs, language });
  hits.add(compounds);
  hits.add(byVerbs);
  const unheaded = sentences.filter(({ from }) => sections[from] === "intro");
  return {
    field,
    words,
    sentences,
    sentenceOf,
    sections,
    ofCompany: companyWords(words, unheaded, beside),
    beside: besideWords(words, beside, { sentences, sentenceOf }),
    elsewhere: elsewhereWords(words, hits.of("skill"), { sentences, sentenceOf }),
    negated: negatedWords(words, named.filter(isNegationIn(languageAt, language))),
    wished: wishedWords(words, hits.of("preference"), sentenceOf),
    trades: tradeWords(hits.of("sector"), words.words.length),
    hits,
    compounds: new Set(compounds),
    byVerbs: new Set(byVerbs),
  };
}

/** "No centro de dados" is where one works: in Portuguese the word of other languages' denials is "in the". */
const isNegationIn = (languageAt: (word: number) => string | null, language: string | null) => {
  const isPortuguese = (word: number) => language === "pt" || languageAt(word) === "pt";
  return ({ kind, alias, from }: Hit) =>
    !(kind === "negation" && alias === "no" && isPortuguese(from));
};

/** Lines of one name each, or of titles of other vacancies, are a list. */
const longestListed = 6;
const isEdge = (word: string | undefined) => word === undefined || word === "\n";

/** The number of a word's sentence, whether that is a short line of its own, and whether it is one task among several. */
export function sentenceAt(reading: Reading, word: number) {
  const { words, sentences, sentenceOf } = reading;
  const at = sentenceOf[word] ?? 0;
  const { from = 0, to = 0 } = sentences[at] ?? {};
  const isLine = isEdge(words.words[from - 1]) && isEdge(words.words[to]);
  const isTask = () =>
    isWork(reading, at) && sentences.some((_, other) => other !== at && isWork(reading, other));
  return { at, isListed: isLine && to - from <= longestListed, isTask };
}

/** Whether a sentence tells whoever takes the job what to do. */
function isWork({ words, sentences, sections }: Reading, at: number): boolean {
  const from = sentences[at]?.from ?? 0;
  return sections[from] === "tasks" || addressesAt(words.text, words.starts[from] ?? 0);
}

/** For every word the bits of the language of its sentence and of the ad; all of them where nobody can tell. */
function languageBits(sentences: Sentence[], sentenceOf: Int32Array, main: string | null) {
  const spoken = main === null ? -1 : languageBit(main);
  const bits = sentences.map((it) => spoken | languageBit(it.language ?? main));
  return (word: number): number => bits[sentenceOf[word] ?? 0] ?? spoken;
}

/**
 * An alias counts in its own languages and everywhere where it is no language's own; a trade in titles alone. A title may
 * speak another language than its ad, but names the workplace all the same.
 */
function acceptsIn(
  words: Words,
  spokenAt: (word: number) => number,
  field: Reading["field"],
): Accepts {
  return (entry, from, to) =>
    ((entry.languages & (spokenAt(from) | everywhere)) !== 0 ||
      (field === "title" && entry.layer === "workplace")) &&
    !(entry.isTitleOnly && field === "text") &&
    (isPlain(entry) || passesGuards(words, entry, { from, to }));
}

/** For every word whether it names a trade, hospitals, banks, offices: 1, else 0. */
function tradeWords(sectors: readonly Hit[], length: number): Uint8Array {
  const trades = new Uint8Array(length);
  for (const { from, to } of sectors) trades.fill(1, from, to);
  return trades;
}
