const marks = /\p{M}/gu;
const strokes: Record<string, string> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ı: "i",
};
const stroked = /[łøßæœđı]/g;

/** Lower case without accents, so that "Zürich", "ZURICH" and a mistyped "Zurich" are one word. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(marks, "")
    .toLowerCase()
    .replace(stroked, (letter) => strokes[letter] ?? letter);
}

const foldedLetters = new Map<string, string>();
const beyondAscii = /[^\0-\x7F]/g;

/** Folds letter by letter, so that positions in the answer are positions in the text. */
export function foldInPlace(text: string): string {
  return text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(beyondAscii, foldedLetter)
    : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(beyondAscii, foldedLetter);
}

function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = fold(letter).charAt(0) || letter;
  foldedLetters.set(letter, folded);
  return folded;
}
