/** What a character is to the reader of words. */
export const kinds = {
  space: 0,
  lower: 1,
  upper: 2,
  digit: 3,
  joiner: 4,
  symbol: 5,
  break: 6,
  nothing: 7,
};

type Character = { kind: number; folded: string };

const breaks: Record<string, string> = {
  ".": ".",
  "!": ".",
  "?": ".",
  "…": ".",
  ",": ",",
  ";": ";",
  "|": ";",
  ":": ":",
  "(": "(",
  ")": ")",
  "[": "(",
  "]": ")",
  "\n": "\n",
  "\r": "\n",
  "\u2028": "\n",
  "\u2029": "\n",
  "•": "\n",
  "·": "\n",
  "▪": "\n",
  "●": "\n",
  "◦": "\n",
  "‣": "\n",
  "✓": "\n",
  "➢": "\n",
  "–": "-",
  "—": "-",
};
const joiners = "-/'’‘`´_*\u2010\u2011\\";
const symbols = "+&";
// Kept by decomposition although a reader sees a plain letter, or two.
const letters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

const known: (Character | undefined)[] = [];

/** Kind and folded form (lower case, without accents) of one UTF-16 unit. */
export function characterOf(code: number): Character {
  return (known[code] ??= classify(String.fromCharCode(code)));
}

const unread = 0;
const kindBits = 3;
const kindMask = (1 << kindBits) - 1;
/** Set in every unit that was looked up, so that none is 0. */
const readBit = 1 << kindBits;
const foldedShift = kindBits + 1;
const unitTable = new Int32Array(0x1_0000);

/** All of a character in one number from a flat table: this is asked once for every character of every ad. */
export function unitOf(code: number): number {
  const unit = unitTable[code] ?? unread;
  return unit === unread ? (unitTable[code] = unitFrom(characterOf(code))) : unit;
}

function unitFrom({ kind, folded }: Character): number {
  const single = folded.length === 1 ? folded.charCodeAt(0) : 0;
  return (single << foldedShift) | readBit | kind;
}

export const kindIn = (unit: number): number => unit & kindMask;
/** The folded form as a UTF-16 unit; 0 where it is none, or several. */
export const foldedIn = (unit: number): number => unit >> foldedShift;

export const kindOf = (code: number): number => kindIn(unitOf(code));

function classify(character: string): Character {
  const mark = breaks[character];
  if (mark) return { kind: kinds.break, folded: mark };
  if (joiners.includes(character)) return { kind: kinds.joiner, folded: "-" };
  if (symbols.includes(character)) return { kind: kinds.symbol, folded: character };
  if (/[\p{Mn}\u00ad\u200b-\u200d\ufeff]/u.test(character)) {
    return { kind: kinds.nothing, folded: "" };
  }
  if (/\p{N}/u.test(character)) return { kind: kinds.digit, folded: character.normalize("NFKD") };
  if (!/\p{L}/u.test(character)) return { kind: kinds.space, folded: "" };
  const kind = /\p{Lu}/u.test(character) ? kinds.upper : kinds.lower;
  return { kind, folded: foldLetter(character) };
}

function foldLetter(character: string): string {
  const plain = character
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  return letters[plain] ?? plain;
}
