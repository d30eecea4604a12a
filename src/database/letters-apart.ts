import { spellingsOf } from "../personal-data/spellings";

/** The digits and letters of N'Ko, in the order of 0–9 and a–z: letters to SQLite, and nobody writes other words in them. */
const first = 0x7c0;
const order = "0123456789abcdefghijklmnopqrstuvwxyz";
const apartOf = (letter: string) => String.fromCodePoint(first + order.indexOf(letter));

/** Signs over letters that FTS5 leaves out; any other ends a word, also one that is written as two of these. */
const signs =
  /[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331]/g;
const ending = /[\u0340\u0341\u0344]/g;

/**
 * Words in the letters in which an index has texts that are written anew alone (`candidate_words`), folded as FTS5 folds
 * what it indexes.
 */
export const lettersApart = (text: string): string =>
  text
    .replaceAll(ending, " ")
    .normalize("NFD")
    .replaceAll(signs, "")
    .toLowerCase()
    .replaceAll("ſ", "s")
    .replaceAll(/[0-9a-z]/g, apartOf);

const term = /"[^"]+"\*?/g;
const run = /"[^"]+"\*?(?: "[^"]+"\*?)*/g;

/** A question to FTS5 that finds each of its words in either letters; words beside each other stay one operand. */
export const inBothLetters = (match: string): string =>
  match.replaceAll(run, (words) => joined(words.match(term) ?? []));

function joined(terms: string[]): string {
  const both = terms.map(bothOf);
  return both.length === 1 ? both.join("") : `(${both.join(" AND ")})`;
}

/** Also as others write it, who have umlauts or have none. */
const bothOf = (one: string) =>
  `(${[one, ...spellingsOf(one)].flatMap((it) => [it, lettersApart(it)]).join(" OR ")})`;
