import { languageOfWords } from "../language";
import { type Words, readWords } from "./clean";
import { compoundHits } from "./compounds";
import { passesGuards } from "./guards";
import { lexicon } from "./lexicon";
import { negatedWords } from "./negation";
import { wishedWords } from "./preference";
import { sectionsOf } from "./sections";
import { type Sentence, readSentences, sentenceIndexes } from "./sentences";
import { type Hit, findHits } from "./trie";

/** One field of an ad as the engine sees it: everything is counted in words. */
export type Reading = {
  field: "title" | "text";
  words: Words;
  sentences: Sentence[];
  sentenceOf: number[];
  sections: string[];
  negated: boolean[];
  /** Words the ad only wishes for. */
  wished: boolean[];
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
    languageOfWords(textWords.words) ??
    languageOfWords([...titleWords.words, ...textWords.words]) ??
    null;
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

  const speaks = (spoken: string, word: number) =>
    spoken === "en" || spoken === "any" || spoken === language || spoken === languageAt(word);
  // A field whose language nobody can tell is read in all of them.
  const isOpen = language === null;
  const hits = findHits(
    lexicon(),
    words,
    (entry, from, to) =>
      (isOpen || speaks(entry.language, from)) && passesGuards(words, { ...entry, from, to }),
  );
  const compounds = compoundHits(words, hits, languageAt);
  const all = withoutDoubles([...hits, ...compounds]);
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
    hits: all,
    compounds: new Set(compounds),
  };
}

/** An alias may be spelt alike in several languages. */
function withoutDoubles(hits: Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ kind, id, alias, from }) => {
    const key = `${kind} ${id} ${from} ${kind === "lookAlike" ? alias : ""}`;
    return !seen.has(key) && seen.add(key);
  });
}
