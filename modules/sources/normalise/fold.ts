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
