import { foldedIn, kindIn, kindOf, kinds, unitOf } from "./characters";
import type { Vocabulary } from "./inflection";
import {
  type Dictionary,
  type Known,
  dictionaryOf,
  knownAt,
  knownPart,
  mostLetters,
  type Piece,
  nextHash,
} from "../lexicon/dictionary";

/** The words and marks of a text, column by column; `starts` and `ends` point into the original. */
export type Words = {
  text: string;
  /** Folded word, or one of the marks . , ; : ( ) - and newline. */
  words: string[];
  /** What the dictionary says of each word. */
  known: Known[];
  starts: Int32Array;
  ends: Int32Array;
  /** Whether the word hangs on the one before by a hyphen, slash, apostrophe or missing space: 1, else 0. */
  joined: Uint8Array;
};

const [stop, colon, comma] = [0x2e, 0x3a, 0x2c];
const noVocabulary: Vocabulary = new Map();

export function fold(text: string): string {
  return readWords(text).words.join(" ");
}

/** `piece` is the word that is being read: one object for all of them, because texts have many. */
type Writing = Words & { count: number; dictionary: Dictionary; piece: Piece };

/** Reads a text into folded words, in one pass forward. */
export function readWords(text: string, vocabulary: Vocabulary = noVocabulary): Words {
  const read = blank(text, vocabulary);
  let at = 0;
  while (at < text.length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === kinds.space || kind === kinds.nothing) at += 1;
    else if (kind <= kinds.digit) at = readWord(read, at);
    else if (kind === kinds.symbol) at = pushMark(read, at);
    else at = readMark(read, at, kind);
  }
  return written(read);
}

const blank = (text: string, vocabulary: Vocabulary): Writing => ({
  text,
  ...(text.length > usualLength ? sheetFor(text.length) : usualSheet),
  count: 0,
  dictionary: dictionaryOf(vocabulary),
  piece: { text, from: 0, to: 0, letters: new Uint16Array(mostLetters) },
});

/** Room for as many words as a text of this length may have. */
const sheetFor = (length: number) => ({
  words: new Array<string>(length),
  known: new Array<Known>(length),
  starts: new Int32Array(length),
  ends: new Int32Array(length),
  joined: new Uint8Array(length),
});

const usualLength = 1 << 14;
/** Written on again and again, which spares every ad the room for its longest possible reading. */
const usualSheet = sheetFor(usualLength);

function written({ text, words, known, starts, ends, joined, count: to }: Writing): Words {
  return {
    text,
    words: words.slice(0, to),
    known: known.slice(0, to),
    starts: starts.slice(0, to),
    ends: ends.slice(0, to),
    joined: joined.slice(0, to),
  };
}

function readWord(read: Writing, start: number): number {
  const { text, dictionary, piece } = read;
  const { letters } = piece;
  let seams: number[] | undefined;
  let hash = 0;
  let at = start;
  let previous = kinds.space;
  for (; at < text.length; at += 1) {
    const unit = unitOf(text.charCodeAt(at));
    const kind = kindIn(unit);
    if (at - start < mostLetters) letters[at - start] = foldedIn(unit);
    if (kind === kinds.nothing) continue;
    if (kind > kinds.digit || kind === kinds.space) break;
    if (kind === kinds.upper && previous === kinds.lower) (seams ??= []).push(at);
    hash = nextHash(hash, unit);
    previous = kind;
  }
  const word = knownAt(dictionary, pieceOf(read, start, at), hash);
  // Tags stripped from a page leave words glued ("AlsTechniker"), product names are written so.
  if (!seams || word.isSpelled) return push(read, word);
  for (const [index, from] of [start, ...seams].entries()) {
    const to = seams[index] ?? at;
    push(read, knownPart(dictionary, pieceOf(read, from, to)));
  }
  return at;
}

/** One character that stands for itself. */
function pushMark(read: Writing, at: number): number {
  const { text, dictionary, piece } = read;
  const unit = unitOf(text.charCodeAt(at));
  piece.letters[0] = foldedIn(unit);
  const hash = nextHash(0, unit);
  return push(read, knownAt(dictionary, pieceOf(read, at, at + 1), hash));
}

function readMark(read: Writing, at: number, kind: number): number {
  const { text, dictionary } = read;
  if (text[at] === "\\" && text[at + 1] === "n") {
    pieceOf(read, at, at + 2);
    return push(read, dictionary.know("\n"));
  }
  if (kind === kinds.break && !isTight(text, at)) return pushMark(read, at);
  const isDash = text[at] === "-" && isBlank(text[at - 1]) && isBlank(text[at + 1]);
  return isDash ? pushMark(read, at) : at + 1;
}

const isBlank = (character: string | undefined) =>
  character === undefined || character.trim() === "";

/** Whether a mark stands inside a word or number: "Techniker:in", "1.234", but not "done.The". */
function isTight(text: string, at: number): boolean {
  const mark = foldedIn(unitOf(text.charCodeAt(at)));
  if (mark !== stop && mark !== colon && mark !== comma) return false;
  if (at === 0 || at + 1 >= text.length) return false;
  const before = kindOf(text.charCodeAt(at - 1));
  const after = kindOf(text.charCodeAt(at + 1));
  if (before === kinds.digit && after === kinds.digit) return true;
  return mark !== comma && after === kinds.lower && before <= kinds.digit && before > kinds.space;
}

function pieceOf({ piece }: Writing, from: number, to: number): Piece {
  piece.from = from;
  piece.to = to;
  return piece;
}

/** Takes the piece that was read as this word; answers where it ends. */
function push(read: Writing, word: Known): number {
  const { from: start, to: end } = read.piece;
  const at = read.count++;
  const last = at - 1;
  const between = at === 0 ? -1 : start - (read.ends[last] ?? 0);
  const isClose = between === 0 || (between === 1 && isJoiner(read.text, start - 1));
  read.joined[at] = isClose && !word.isMark && !read.known[last]?.isMark ? 1 : 0;
  read.starts[at] = start;
  read.ends[at] = end;
  read.words[at] = word.word;
  read.known[at] = word;
  return end;
}

const isJoiner = (text: string, at: number) => {
  const kind = kindOf(text.charCodeAt(at));
  return kind === kinds.joiner || kind === kinds.break;
};
