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
