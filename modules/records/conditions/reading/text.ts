import type { Condition, Part, Value } from "../rules";

/** A line that somebody typed, and the same in small letters, sign by sign. */
export type Line = { text: string; plain: string; today: string };
/** What stands in a line from somewhere, and where it ends. */
export type Found = { part: Part; end: number };
export type PhraseParser = (line: Line, at: number) => Found | null;

export const lineOf = (text: string, today: string): Line => {
  const plain = text.toLowerCase();
  return { text, plain: plain.length === text.length ? plain : text, today };
};

/** A pattern of a beginning; after it no letter or number may follow. */
export const begins = (source: string) => new RegExp(`${source}(?![\\p{L}\\d])`, "uy");

export function match(pattern: RegExp, { plain }: Line, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(plain);
}

export const asked = (key: string, ...values: Value[]): Condition => ({
  key,
  isNot: false,
  values,
});

const word = /[\p{L}\d][\p{L}\d.+&/'’-]*/uy;
const space = /[ \t]+/y;

/** Names of papers and skills have no more words. */
const mostWords = 5;

/** The longest run of words from here that somebody knows. */
export function longest<Known>(
  line: Line,
  at: number,
  know: (phrase: string) => Known | null | undefined,
): { known: Known; end: number } | null {
  for (const end of endsFrom(line, at).reverse()) {
    const known = know(line.text.slice(at, end));
    if (known !== null && known !== undefined) return { known, end };
  }
  return null;
}

function endsFrom(line: Line, at: number): number[] {
  const ends: number[] = [];
  let here = at;
  while (ends.length < mostWords) {
    const found = match(word, line, here);
    if (!found) break;
    // A full stop or a hyphen at the end is the sentence's.
    ends.push(here + found[0].replace(/[.+&/'’-]+$/, "").length);
    if (ends.at(-1) !== here + found[0].length) break;
    const gap = match(space, line, here + found[0].length);
    if (!gap) break;
    here = gap.index + gap[0].length;
  }
  return ends;
}
