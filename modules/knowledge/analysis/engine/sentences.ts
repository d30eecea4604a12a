import { languageOfWords } from "@/modules/knowledge/language";
import type { Words } from "./clean";

export type Sentence = { from: number; to: number; language: string | null };

/** Runs of words up to a full stop or the end of a line, each with the language it speaks. */
export function readSentences({ words, known }: Words): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    if (word !== undefined && word !== "." && word !== "\n") continue;
    if (at > from) sentences.push({ from, to: at, language: languageOfWords(known, from, at) });
    from = at + 1;
  }
  return sentences;
}

/** The sentence of every word, by its index; marks between sentences belong to the one before. */
export function sentenceIndexes(sentences: Sentence[], length: number): Int32Array {
  const indexes = new Int32Array(length);
  for (let index = 1; index < sentences.length; index += 1) {
    indexes.fill(index, sentences[index]?.from, sentences[index + 1]?.from);
  }
  return indexes;
}
