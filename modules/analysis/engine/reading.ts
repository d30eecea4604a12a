import { languageOf, voiceOf } from "../language";
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
  const titleVoices = titleWords.words.map(voiceOf);
  const textVoices = textWords.words.map(voiceOf);
  const language = languageOf(textVoices) ?? languageOf([...titleVoices, ...textVoices]);
  return {
    language,
    title: readField("title", titleWords, titleVoices, language),
    text: readField("text", textWords, textVoices, language),
  };
}

function readField(
  field: Reading["field"],
  words: Words,
  voices: number[],
  language: string | null,
): Reading {
  const sentences = readSentences(words, voices);
  const sentenceOf = sentenceIndexes(sentences, words.words.length);
  const languageAt = (word: number) => sentences[sentenceOf[word] ?? 0]?.language ?? language;

  const speaks = (spoken: string[], word: number) =>
    spoken.some((it) => it === "en" || it === "any" || it === language || it === languageAt(word));
  // A field whose language nobody can tell is read in all of them.
  const isOpen = language === null;
  const hits = findHits(
    lexicon(),
    words,
    (entry, from, to) =>
      (isOpen || speaks(entry.languages, from)) && passesGuards(words, entry, from, to),
  );
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
    hits: [...hits, ...compounds],
    compounds: new Set(compounds),
  };
}
