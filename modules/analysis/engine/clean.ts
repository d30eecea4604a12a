import { characterOf, kindOf, kinds } from "./characters";
import { type Known, knowing } from "./known";

/** The words and marks of a text, column by column; `starts` and `ends` point into the original. */
export type Words = {
  text: string;
  /** Folded word, or one of the marks . , ; : ( ) - and newline. */
  words: string[];
  /** Number in the vocabulary, -1 for a word no alias uses. */
  ids: number[];
  /** Number of another form of the word that the vocabulary holds too; else -1. */
  forms: number[];
  /** Languages the word speaks for, one bit each. */
  voices: number[];
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

type Writing = Words & { vocabulary: Vocabulary; know: (word: string) => Known };

/** Reads a text into folded words, in one pass forward. */
export function readWords(text: string, vocabulary: Vocabulary = noVocabulary): Words {
  const columns = { words: [], ids: [], forms: [], voices: [], starts: [], ends: [], joined: [] };
  const read: Writing = { text, ...columns, vocabulary, know: knowing(vocabulary) };
  let at = 0;
  while (at < text.length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === kinds.space || kind === kinds.nothing) at += 1;
    else if (kind <= kinds.digit) at = readWord(read, at);
    else if (kind === kinds.symbol) at = push(read, text.charAt(at), at, at + 1);
    else at = readMark(read, at, kind);
  }
  return read;
}

function readWord(read: Writing, start: number): number {
  const { text } = read;
  let seams: number[] | undefined;
  let isPlain = true;
  let isLower = true;
  let at = start;
  let previous = kinds.space;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (code > lastPlain) isPlain = false;
    if (kind === kinds.nothing) continue;
    if (kind > kinds.digit || kind === kinds.space) break;
    if (kind === kinds.upper) {
      isLower = false;
      if (previous === kinds.lower) (seams ??= []).push(at);
    }
    previous = kind;
  }
  const word = wordOf(text, start, at, isPlain, isLower);
  // Tags stripped from a page leave words glued ("AlsTechniker"), product names are written so.
  if (!seams || read.vocabulary.has(word)) return push(read, word, start, at);
  for (const [index, from] of [start, ...seams].entries()) {
    const to = seams[index] ?? at;
    push(read, foldPart(text, from, to), from, to);
  }
  return at;
}

function wordOf(text: string, from: number, to: number, isPlain: boolean, isLower: boolean) {
  if (!isPlain) return foldPart(text, from, to);
  return isLower ? text.slice(from, to) : text.slice(from, to).toLowerCase();
}

function foldPart(text: string, from: number, to: number): string {
  let part = "";
  for (let at = from; at < to; at += 1) part += characterOf(text.charCodeAt(at)).folded;
  return part;
}

function readMark(read: Writing, at: number, kind: number): number {
  const { text } = read;
  if (text[at] === "\\" && text[at + 1] === "n") return push(read, "\n", at, at + 2);
  const mark = characterOf(text.charCodeAt(at)).folded;
  if (kind === kinds.break && !isTight(text, at, mark)) {
    return push(read, mark, at, at + 1);
  }
  if (text[at] === "-" && isBlank(text[at - 1]) && isBlank(text[at + 1])) {
    return push(read, "-", at, at + 1);
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

function push(read: Writing, word: string, start: number, end: number) {
  const { words, ends, text } = read;
  const last = ends.length - 1;
  const between = start - (ends[last] ?? -2);
  const isClose = between === 0 || (between === 1 && isJoiner(text, start - 1));
  const { id, form, voices } = read.know(word);
  read.joined.push(isClose && !isMark(words[last]) && !isMark(word));
  words.push(word);
  read.ids.push(id);
  read.forms.push(form);
  read.voices.push(voices);
  read.starts.push(start);
  ends.push(end);
  return end;
}

const isJoiner = (text: string, at: number) => {
  const kind = kindOf(text.charCodeAt(at));
  return kind === kinds.joiner || kind === kinds.break;
};
