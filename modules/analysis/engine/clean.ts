import { characterOf, kindOf, kinds } from "./characters";
import { inflectedId } from "./inflection";

/** The words and marks of a text, column by column; `starts` and `ends` point into the original. */
export type Words = {
  text: string;
  /** Folded word, or one of the marks . , ; : ( ) - and newline. */
  words: string[];
  /** Number in the vocabulary, -1 for a word no alias uses. */
  ids: number[];
  starts: number[];
  ends: number[];
  /** Whether the word hangs on the one before by a hyphen, slash, apostrophe or missing space. */
  joined: boolean[];
};

/** Up to here a character folds to itself or its lower case. */
const lastPlain = 0x7f;

export type Vocabulary = ReadonlyMap<string, number>;

const marks = new Set([".", ",", ";", ":", "(", ")", "-", "\n"]);
export const isMark = (word: string | undefined) =>
  word === undefined || (word.length === 1 && marks.has(word));

const noVocabulary: Vocabulary = new Map();

export function fold(text: string): string {
  return readWords(text).words.join(" ");
}

/** Reads a text into folded words, in one pass forward. */
export function readWords(text: string, vocabulary: Vocabulary = noVocabulary): Words {
  const read: Words = { text, words: [], ids: [], starts: [], ends: [], joined: [] };
  let at = 0;
  while (at < text.length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === kinds.space || kind === kinds.nothing) at += 1;
    else if (kind <= kinds.digit) at = readWord(read, at, vocabulary);
    else if (kind === kinds.symbol) at = push(read, text.charAt(at), at, at + 1, vocabulary);
    else at = readMark(read, at, kind, vocabulary);
  }
  return read;
}

function readWord(read: Words, start: number, vocabulary: Vocabulary): number {
  const { text } = read;
  let seams: number[] | undefined;
  let isPlain = true;
  let at = start;
  let previous = kinds.space;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (code > lastPlain) isPlain = false;
    if (kind === kinds.nothing) continue;
    if (kind > kinds.digit || kind === kinds.space) break;
    if (kind === kinds.upper && previous === kinds.lower) (seams ??= []).push(at);
    previous = kind;
  }
  const word = isPlain ? text.slice(start, at).toLowerCase() : foldPart(text, start, at);
  // Tags stripped from a page leave words glued ("AlsTechniker"), product names are written so.
  if (!seams || vocabulary.has(word)) return push(read, word, start, at, vocabulary);
  for (const [index, from] of [start, ...seams].entries()) {
    const to = seams[index] ?? at;
    push(read, foldPart(text, from, to), from, to, vocabulary);
  }
  return at;
}

function foldPart(text: string, from: number, to: number): string {
  let part = "";
  for (let at = from; at < to; at += 1) part += characterOf(text.charCodeAt(at)).folded;
  return part;
}

function readMark(read: Words, at: number, kind: number, vocabulary: Vocabulary): number {
  const { text } = read;
  if (text[at] === "\\" && text[at + 1] === "n") return push(read, "\n", at, at + 2, vocabulary);
  const mark = characterOf(text.charCodeAt(at)).folded;
  if (kind === kinds.break && !isTight(text, at, mark)) {
    return push(read, mark, at, at + 1, vocabulary);
  }
  if (text[at] === "-" && isBlank(text[at - 1]) && isBlank(text[at + 1])) {
    return push(read, "-", at, at + 1, vocabulary);
  }
  return at + 1;
}

const isBlank = (character: string | undefined) =>
  character === undefined || character.trim() === "";

/** Whether a mark stands inside a word or number: "Techniker:in", "1.234", but not "done.The". */
function isTight(text: string, at: number, mark: string): boolean {
  if (mark !== "." && mark !== ":" && mark !== ",") return false;
  if (at === 0 || at + 1 >= text.length) return false;
  const before = kindOf(text.charCodeAt(at - 1));
  const after = kindOf(text.charCodeAt(at + 1));
  if (before === kinds.digit && after === kinds.digit) return true;
  return mark !== "," && after === kinds.lower && before <= kinds.digit && before > kinds.space;
}

function push(read: Words, word: string, start: number, end: number, vocabulary: Vocabulary) {
  const last = read.ends.length - 1;
  const between = start - (read.ends[last] ?? -2);
  const isClose = between === 0 || (between === 1 && isJoiner(read.text, start - 1));
  read.words.push(word);
  read.ids.push(vocabulary.get(word) ?? inflectedId(word, vocabulary));
  read.starts.push(start);
  read.ends.push(end);
  read.joined.push(isClose && !isMark(read.words[last]) && !isMark(word));
  return end;
}

const isJoiner = (text: string, at: number) => {
  const kind = kindOf(text.charCodeAt(at));
  return kind === kinds.joiner || kind === kinds.break;
};
