import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { plainLetters } from "./personal-data/name-search";

/**
 * What a person types, as FTS5 understands it: all words are needed, OR and NOT are theirs (also in Dutch and German),
 * `-word` leaves one out, and the last may be unfinished. A minus before a digit belongs to the word: -48 V.
 */
export function ftsQueryOf(q: string): string {
  const words = wordsOf(q);
  const wanted = joined(words.filter((word) => !isLeftOut(word)));
  // Nothing can be left out of nothing: then the minus is not heeded.
  const needed = wanted || joined(words);
  if (!needed) return "";
  const left = wanted ? words.filter(isLeftOut).map(quoted) : [];
  const ending = q.endsWith(" ") ? "" : "*";
  if (left.length === 0) return needed + ending;
  const isLeftLast = isLeftOut(words.at(-1) ?? "");
  const [first, last] = isLeftLast ? ["", ending] : [ending, ""];
  return `(${needed}${first}) NOT ${left.join(" NOT ")}${last}`;
}

/** The words of a search, the operators of other languages as FTS5 calls them. */
function wordsOf(q: string): string[] {
  // In capitals throughout, as "HEAD OF ENGINEERING", the Dutch word for OR is an English one.
  const isMixed = /\p{Ll}/u.test(q);
  const words: string[] = q.replaceAll("\0", " ").match(/-?"[^"]+"|\S+/g) ?? [];
  return words.map((word) => (word === "OF" && !isMixed ? word : (operators.get(word) ?? word)));
}

/** EN is no Dutch AND: it stands before the numbers of standards, as in EN 50600. */
const operators = new Map(
  Object.entries({ ODER: "OR", OF: "OR", NICHT: "NOT", NIET: "NOT", UND: "AND" }),
);

function joined(words: string[]): string {
  const terms: string[] = [];
  for (const word of words) {
    if (isOperator(word)) joinBy(word, terms);
    else if (/[\p{L}\p{N}]/u.test(word)) terms.push(quoted(word));
  }
  if (isOperator(terms.at(-1))) terms.pop();
  return terms.join(" ");
}

const quoted = (word: string) =>
  `"${word
    .replaceAll('"', "")
    .replace(/^-(?=\p{L})/u, "")
    .trim()}"`;

const isLeftOut = (word: string) => /^-"?\p{L}/u.test(word);
const isOperator = (word: string | undefined) => /^(?:OR|NOT|AND)$/.test(word ?? "");

/** An operator stands between two words; anywhere else it is left out. */
function joinBy(operator: string, terms: string[]) {
  if (terms.length > 0 && !isOperator(terms.at(-1))) terms.push(operator);
}

type Where = {
  text: SQLWrapper;
  /** What holds a part of the text in small letters without accents, where there is one. */
  plain?: SQLWrapper;
};

/** Every word of a search has to stand somewhere in a text: one truth for each. */
export const containsEachWord = (q: string | undefined, where: Where): SQL[] =>
  (q ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => isIn(word, where));

/** SQLite makes small letters of ASCII alone, so the word keeps its other capitals too. */
function isIn(word: string, { text, plain }: Where): SQL {
  const within = sql`instr(lower(${text}), ${smallAscii(word)}) > 0`;
  return (plain && or(within, sql`instr(${plain}, ${plainLetters(word)}) > 0`)) ?? within;
}

const smallAscii = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
