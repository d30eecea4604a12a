import { LazySet } from "@/src/lazy";
import { type Votes, votesOf } from "@/modules/knowledge/language";
import { characterOf, foldedIn } from "../text/characters";
import type { Phrase } from "../../demands/phrase";
import type { Entry } from "./entry";
import { inflectedId, type Vocabulary } from "../text/inflection";
import { isMark } from "../text/marks";
import { finnishStemOf, stemOf } from "../text/case-endings";
import { cues } from "./taxonomy";

/** Enough for the words of a long run; a hostile text cannot make it grow for ever. */
const mostRecent = 15_000;

/** Memoizes by word (LRU): what was not asked for longest is forgotten. */
export function memoize<Answer>(find: (word: string) => Answer): (word: string) => Answer {
  let recent = new Map<string, Answer>();
  let older = recent;
  return (word) => {
    const known = recent.get(word);
    if (known !== undefined) return known;
    if (recent.size >= mostRecent) [recent, older] = [new Map(), recent];
    const answer = older.get(word) ?? find(word);
    recent.set(word, answer);
    return answer;
  };
}

const conjunctions = new LazySet(() => cues.listWords);

/** Which words of a vocabulary a word is. */
export type Numbers = {
  /** Number in the vocabulary, also by another form of the word; -1 for a word no alias uses. */
  id: number;
  /** Number of another form, where the vocabulary holds both; else -1. */
  form: number;
};

/** What is known of a folded word wherever it stands. */
export type Known = Numbers & {
  word: string;
  /** Whether the vocabulary holds the word as it stands. */
  isSpelled: boolean;
  /** What it says about the language of a sentence. */
  votes: Votes;
  isMark: boolean;
  /** Whether it holds a list together: "and", "oder". */
  isConjunction: boolean;
  /** Whether it may be the year in which somebody begins. */
  isYear: boolean;
  /** The skills it is made of as a compound; undefined until somebody asks. */
  parts: Entry[] | undefined;
  /** The same word among the phrases; undefined until somebody asks. */
  inPhrases: Numbers | undefined;
  /** The phrases of a demand that begin with it, the longest first; undefined until somebody asks. */
  opens: readonly Phrase[] | undefined;
  /** What it tells of companies and people, as bits; undefined until somebody asks. */
  talk: number | undefined;
  /** Whether it may say that a place is only near or run by others; undefined until somebody asks. */
  isWhere: boolean | undefined;
  /** What leads to other vacancies and begins with it, the longest first; undefined until somebody asks. */
  leads: readonly string[][] | undefined;
};

/** Words by their text, and a hash table of the words met last: a word met again allocates no string. */
export type Dictionary = { know: (word: string) => Known; met: (Known | undefined)[] };

/** A power of two; a collision only costs time. */
const places = 1 << 15;

const dictionaries = new WeakMap<Vocabulary, Dictionary>();

export function dictionaryOf(vocabulary: Vocabulary): Dictionary {
  const kept = dictionaries.get(vocabulary) ?? {
    know: memoize((word) => knownOf(word, vocabulary)),
    met: new Array<Known | undefined>(places),
  };
  dictionaries.set(vocabulary, kept);
  return kept;
}

export function numbersOf(word: string, vocabulary: Vocabulary): Numbers {
  const exact = vocabulary.get(word);
  const inflected = inflectedId(word, vocabulary);
  const stem = vocabulary.get(stemOf(word)) ?? vocabulary.get(finnishStemOf(word)) ?? -1;
  // A case of a Polish word looks like a form of a Czech one: its own stem comes first.
  if (exact !== undefined) return { id: exact, form: stem === -1 ? inflected : stem };
  return inflected === -1 ? { id: stem, form: -1 } : { id: inflected, form: stem };
}

function knownOf(word: string, vocabulary: Vocabulary): Known {
  const { id, form } = numbersOf(word, vocabulary);
  return {
    word,
    id,
    form,
    isSpelled: vocabulary.has(word),
    votes: votesOf(word),
    isMark: isMark(word),
    isConjunction: conjunctions.has(word),
    isYear: /^20[2-4]\d$/.test(word),
    parts: undefined,
    inPhrases: undefined,
    opens: undefined,
    talk: undefined,
    isWhere: undefined,
    leads: undefined,
  };
}

/** Goes on with the hash of a word by one of its characters. */
export const nextHash = (hash: number, unit: number) => (Math.imul(hash, 31) + foldedIn(unit)) | 0;

/** A part of a text, from one place to before another, and its folded letters as far as a word usually goes. */
export type Piece = { readonly text: string; from: number; to: number; letters: Uint16Array };

/** Longer words are folded anew each time. */
export const mostLetters = 64;

/** The word between two places of a text, whose folded characters have this hash. */
export function knownAt(of: Dictionary, piece: Piece, hash: number): Known {
  const place = (hash ^ (hash >>> 14)) & (places - 1);
  const met = of.met[place];
  if (met !== undefined && isWrittenAt(met.word, piece)) return met;
  return (of.met[place] = knownPart(of, piece));
}

function isWrittenAt(word: string, { from, to, letters }: Piece): boolean {
  const { length } = word;
  if (length !== to - from || length > mostLetters) return false;
  for (let at = 0; at < length; at += 1) if (word.charCodeAt(at) !== letters[at]) return false;
  return true;
}

/** The same without a hash, folded character by character into a string that does not hold on to the text. */
export function knownPart({ know }: Dictionary, { text, from, to }: Piece): Known {
  let word = "";
  for (let at = from; at < to; at += 1) word += characterOf(text.charCodeAt(at)).folded;
  return know(word);
}
