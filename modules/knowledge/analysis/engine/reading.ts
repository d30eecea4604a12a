import { everywhere, languageBit, languageOf } from "../language";
import { type Words, readWords } from "./clean";
import { compoundHits } from "./compounds";
import { coordinatedHits } from "./coordination";
import { passesGuards } from "./guards";
import { lexicon } from "./lexicon";
import { tradeWords } from "./listing";
import { negatedWords } from "./negation";
import { wishedWords } from "./preference";
import { sectionsOf } from "./sections";
import { type Sentence, readSentences, sentenceIndexes } from "./sentences";
import { type Entry, type Hit, findHits } from "./trie";

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
  /** Words that name a trade: hospitals, banks, offices. */
  trades: Uint8Array;
  hits: Hit[];
  /** Words that no alias knows but a compound of known parts; a subset of `hits`. */
  compounds: Set<Hit>;
};

/** The words of both fields, and the language most of them speak. */
export function readAd(title: string, text: string) {
  const { vocabulary } = lexicon();
  const titleWords = readWords(title, vocabulary);
  const textWords = readWords(text, vocabulary);
  const language =
    languageOf(textWords.known) ?? languageOf([...titleWords.known, ...textWords.known]);
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
  const accepts = acceptsIn(words, languageAt, language);
  const plain = findHits(lexicon(), words, accepts);
  const hits = [...plain, ...coordinatedHits(words, accepts, plain)];
  const compounds = compoundHits(words, hits, languageAt);
  return {
    field,
    words,
    sentences,
    sentenceOf,
    sections:
      field === "title"
        ? words.words.map(() => "title")
        : sectionsOf(words, hits, sentences, sentenceOf),
    negated: negatedWords(words, hits),
    wished: wishedWords(words, hits, sentenceOf),
    trades: tradeWords(hits, words.words.length),
    hits: [...hits, ...compounds],
    compounds: new Set(compounds),
  };
}

/** An alias counts in its own languages and everywhere where it is no language's own. */
function acceptsIn(words: Words, languageAt: (word: number) => string | null, main: string | null) {
  // A field whose language nobody can tell is read in all of them.
  const spoken = main === null ? -1 : everywhere | languageBit(main);
  return (entry: Entry, from: number, to: number) =>
    (entry.languages & (spoken | languageBit(languageAt(from)))) !== 0 &&
    passesGuards(words, entry, from, to);
}
