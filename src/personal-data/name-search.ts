/** By what a person is recognised in a text. */
export type Named = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  /** As people say it: C-0060. */
  number: string | null;
};

/** Each answers the words around the first place, or null where the person is not named. */
export type NameSearch = {
  /** What people write about others: a full name, an address, a telephone or a number. */
  inText(text: string): string | null;
  /** What a thing is called or searched by, where people write the surname alone. */
  inLabel(text: string): string | null;
};

/** So many characters are shown before and after the place. */
const aroundShown = 60;
/** A shorter surname stands in too many labels to say anything. */
const shortestSurname = 4;
/** The digits of a telephone that neither country code nor leading zero touches. */
const ownDigits = 9;
const fewestDigits = 7;

const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}])";
const between = "[^\\p{L}\\p{N}]{1,3}";
const betweenDigits = "[\\s().\\/-]{0,3}";

/**
 * Whole words only, whatever their case and accents: `Ann` is not found in `Anna`. By whatever somebody is or once was
 * called.
 */
export function createNameSearch(...named: Named[]): NameSearch {
  const marks = [
    ...named.flatMap(namesOf),
    ...named.map(emailOf),
    ...named.map(phoneOf),
    ...named.map(numberOf),
  ];
  const strict = patternOf(marks);
  const loose = patternOf([...marks, ...named.map(surnameOf)]);
  return {
    inText: (text) => excerptOf(text, strict),
    inLabel: (text) => excerptOf(text, loose),
  };
}

const patternOf = (marks: (string | null)[]): RegExp | null => {
  const known = new Set(marks.filter((it) => it !== null));
  return known.size > 0 ? new RegExp([...known].join("|"), "u") : null;
};

/** Its words in small letters without accents. */
export const wordsOf = (name: string): string[] =>
  plainLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];
const inRow = (words: string[]) => `${before}${words.join(between)}${after}`;

/** Both orders; a lone name belongs to too many people. */
function namesOf({ firstName, lastName }: Named): string[] {
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  if (first.length === 0 || last.length === 0) return [];
  return [inRow([...first, ...last]), inRow([...last, ...first])];
}

function surnameOf({ lastName }: Named): string | null {
  const words = wordsOf(lastName);
  return words.join("").length >= shortestSurname ? inRow(words) : null;
}

const emailOf = ({ email }: Named): string | null =>
  email ? `(?<![\\p{L}\\p{N}.+_-])${escaped(plainLetters(email))}(?![\\p{L}\\p{N}-])` : null;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Its last digits, however they are grouped, with or without the country's code. */
function phoneOf({ phone }: Named): string | null {
  const digits = (phone ?? "").replaceAll(/\D/g, "").replace(/^0+/, "").slice(-ownDigits);
  if (digits.length < fewestDigits) return null;
  const country = `(?:\\+|00)?(?:\\d{1,3}${betweenDigits})?0?${betweenDigits}`;
  return `(?<![\\p{L}\\p{N}])${country}${[...digits].join(betweenDigits)}(?!\\d)`;
}

/** With as many zeros as somebody typed. */
function numberOf({ number }: Named): string | null {
  const [, letters, digits] = /^([A-Z]+)-0*(\d+)$/i.exec(number ?? "") ?? [];
  return letters && digits ? `${before}${letters.toLowerCase()}-?0*${digits}${after}` : null;
}

function excerptOf(text: string, pattern: RegExp | null): string | null {
  const found = pattern?.exec(plainLetters(text));
  if (!found) return null;
  const [from, to] = placeIn(text, found.index, found.index + found[0].length);
  const start = Math.max(0, from - aroundShown);
  const end = Math.min(text.length, to + aroundShown);
  const words = text.slice(start, end).toWellFormed().replaceAll(/\s+/g, " ").trim();
  return `${start > 0 ? "…" : ""}${words}${end < text.length ? "…" : ""}`;
}

/** Where a place of the plain letters stands in the text itself: `ß` is one letter here and two there. */
function placeIn(text: string, from: number, to: number): [from: number, to: number] {
  let [at, plain, start] = [0, 0, 0];
  for (const letter of text) {
    if (plain <= from) start = at;
    if (plain >= to) break;
    at += letter.length;
    plain += plainLetters(letter).length;
  }
  return [start, at];
}

/** Letters that no accent explains, as they are written without them. */
const spellings: [letter: RegExp, plain: string][] = [
  [/ß/g, "ss"],
  [/ø/g, "o"],
  [/ł/g, "l"],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/đ|ð/g, "d"],
  [/þ/g, "th"],
  [/ς/g, "σ"],
];

/** Most texts are, and are spared half a dozen searches. */
const isAscii = (text: string) => /^[\0-~]*$/.test(text);

/** A text in small letters without accents; everything else stays as it is. */
export const plainLetters = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : spellings
        .reduce((all, [letter, by]) => all.replaceAll(letter, by), text.toLowerCase())
        .normalize("NFKD")
        .replaceAll(/\p{M}/gu, "");
