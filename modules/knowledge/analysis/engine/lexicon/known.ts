import { LateSet } from "@/src/late";
import { type Votes, votesOf } from "@/modules/knowledge/language";
import { characterOf, foldedIn, unitOf } from "../text/characters";
import type { Phrase } from "../../demands/phrase";
import type { Entry } from "./entry";
import { inflectedId, type Vocabulary } from "../text/inflection";
import { isMark } from "../text/marks";
import { finnishStemOf, stemOf } from "../text/case-endings";
import { cues } from "./taxonomy";

/** Enough for the words of a long run; a hostile text cannot make it grow for ever. */
const mostRemembered = 20_000;

/** The same answer for the same word, without finding it again. */
export function remembering<Answer>(find: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= mostRemembered) answers.clear();
    const answer = find(word);
    answers.set(word, answer);
    return answer;
  };
}

const conjunctions = new LateSet(() => cues.listWords);

/** What is known of a folded word wherever it stands. */
export type Known = {
  word: string;
  /** Number in the vocabulary, also by another form of the word; -1 for a word no alias uses. */
  id: number;
  /** Number of another form, where the vocabulary holds both; else -1. */
  form: number;
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
  inPhrases: Known | undefined;
  /** The phrases of a demand that begin with it, the longest first; undefined until somebody asks. */
  opens: readonly Phrase[] | undefined;
  /** What it tells of companies and people, as bits; undefined until somebody asks. */
  talk: number | undefined;
};

/** Words by what they are, and the words last met by their hash: a word met again costs no new string. */
export type Dictionary = { know: (word: string) => Known; met: (Known | undefined)[] };

/** A power of two; words that share a place only cost time. */
const places = 1 << 14;

const dictionaries = new WeakMap<Vocabulary, Dictionary>();

export function dictionaryOf(vocabulary: Vocabulary): Dictionary {
  const kept = dictionaries.get(vocabulary) ?? {
    know: remembering((word) => knownOf(word, vocabulary)),
    met: new Array<Known | undefined>(places),
  };
  dictionaries.set(vocabulary, kept);
  return kept;
}

export function knownOf(word: string, vocabulary: Vocabulary): Known {
  const exact = vocabulary.get(word);
  const inflected = inflectedId(word, vocabulary);
  const stem = vocabulary.get(stemOf(word)) ?? vocabulary.get(finnishStemOf(word)) ?? -1;
  const isSpelled = exact !== undefined;
  // A case of a Polish word looks like a form of a Czech one: its own stem comes first.
  const form = stem === -1 ? inflected : stem;
  const [id, other] = isSpelled ? [exact, form] : inflected === -1 ? [stem, -1] : [inflected, stem];
  return {
    word,
    id,
    form: other,
    isSpelled,
    votes: votesOf(word),
    isMark: isMark(word),
    isConjunction: conjunctions.has(word),
    isYear: /^20[2-4]\d$/.test(word),
    parts: undefined,
    inPhrases: undefined,
    opens: undefined,
    talk: undefined,
  };
}

/** Goes on with the hash of a word by one of its characters. */
export const nextHash = (hash: number, unit: number) => (Math.imul(hash, 31) + foldedIn(unit)) | 0;

/** A part of a text, from one place to before another. */
export type Piece = { readonly text: string; from: number; to: number };

/** The word between two places of a text, whose folded characters have this hash. */
export function knownAt(of: Dictionary, piece: Piece, hash: number): Known {
  const place = (hash ^ (hash >>> 14)) & (places - 1);
  const met = of.met[place];
  if (met !== undefined && isWrittenAt(met.word, piece)) return met;
  return (of.met[place] = knownPart(of, piece));
}

function isWrittenAt(word: string, { text, from, to }: Piece): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== foldedIn(unitOf(text.charCodeAt(from + at)))) return false;
  }
  return true;
}

/** The same without a hash, folded character by character into a string that does not hold on to the text. */
export function knownPart({ know }: Dictionary, { text, from, to }: Piece): Known {
  let word = "";
  for (let at = from; at < to; at += 1) word += characterOf(text.charCodeAt(at)).folded;
  return know(word);
}
