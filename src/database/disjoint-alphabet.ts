import { spellingsOf } from "../personal-data/spellings";

/**
 * The digits and letters of N'Ko stand for 0–9 and a–z: FTS5 takes them for letters, and no text here uses them
 * otherwise.
 */
const first = 0x7c0;
const order = "0123456789abcdefghijklmnopqrstuvwxyz";
const apartOf = (letter: string) => String.fromCodePoint(first + order.indexOf(letter));

/**
 * Combining marks that FTS5 drops (`remove_diacritics`). Any other ends a word to it, even one that decomposes
 * into these (`ending`).
 */
const signs =
  /[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331]/g;
const ending = /[\u0340\u0341\u0344]/g;

/**
 * Maps a text to a second alphabet, after folding it as FTS5 does. `candidate_words` indexes the texts that change
 * often in that alphabet, so that their terms never share an index entry with the long texts of the same row: updating
 * one does not rewrite the entries of the other.
 */
export const toDisjointAlphabet = (text: string): string =>
  text
    .replaceAll(ending, " ")
    .normalize("NFD")
    .replaceAll(signs, "")
    .toLowerCase()
    .replaceAll("ſ", "s")
    .replaceAll(/[0-9a-z]/g, apartOf);

const term = /"[^"]+"\*?/g;
const run = /"[^"]+"\*?(?: "[^"]+"\*?)*/g;

/** An FTS5 query that finds each of its words in either alphabet; adjacent words (an implicit AND) stay one operand. */
export const inBothAlphabets = (match: string): string =>
  match.replaceAll(run, (words) => joined(words.match(term) ?? []));

function joined(terms: string[]): string {
  const both = terms.map(bothOf);
  return both.length === 1 ? both.join("") : `(${both.join(" AND ")})`;
}

/** One word in both alphabets, and in its other spellings with and without umlauts. */
const bothOf = (one: string) =>
  `(${[one, ...spellingsOf(one)].flatMap((it) => [it, toDisjointAlphabet(it)]).join(" OR ")})`;
