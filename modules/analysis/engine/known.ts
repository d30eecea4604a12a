import { voiceOf } from "../language";
import type { Vocabulary } from "./clean";
import { inflectedId } from "./inflection";
import { remembering } from "./memory";

/** What is known of a folded word wherever it stands. */
export type Known = {
  /** Number in the vocabulary, also by another form of the word; -1 for a word no alias uses. */
  id: number;
  /** Number of another form, where the vocabulary holds both; else -1. */
  form: number;
  /** The languages it speaks for, one bit each. */
  voices: number;
};

const memories = new WeakMap<Vocabulary, (word: string) => Known>();

/** Looks words up in a vocabulary, remembering them: an ad uses the same words as the one before. */
export function knowing(vocabulary: Vocabulary): (word: string) => Known {
  const known = memories.get(vocabulary) ?? remembering((word) => knownOf(word, vocabulary));
  memories.set(vocabulary, known);
  return known;
}

function knownOf(word: string, vocabulary: Vocabulary): Known {
  const exact = vocabulary.get(word);
  const form = inflectedId(word, vocabulary);
  const voices = voiceOf(word);
  return exact === undefined ? { id: form, form: -1, voices } : { id: exact, form, voices };
}
