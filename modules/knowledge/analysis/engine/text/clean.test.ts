import { expect, test } from "bun:test";
import { readWords } from "./clean";

const quotes = (text: string) => {
  const { starts, ends } = readWords(text);
  return Array.from(starts, (start, index) => text.slice(start, ends[index]));
};

test.each([
  ["Kühlung über Dächern", "kuhlung uber dachern"],
  ["Straße", "strasse"],
  ["ＵＰＳ", "ups"],
  ["e\u0301lectrique", "electrique"],
  ["Rechen\u00adzentrum", "rechenzentrum"],
  ["USV\u2011Anlage", "usv anlage"],
  ["AlsTechniker", "als techniker"],
  ["first\\nsecond", "first \n second"],
  ["Techniker:in", "techniker in"],
  ["done.The", "done . the"],
  ["1.234,56", "1 234 56"],
])("%p is read as %p", (text, words) => {
  expect(readWords(text).words.join(" ")).toBe(words);
});

test("a word points at the letters it was read from, however they fold", () => {
  expect(quotes("Ｓtraße Rechen\u00adzentrum")).toEqual(["Ｓtraße", "Rechen\u00adzentrum"]);
});

test("a product name written with capitals inside stays one word when it is known", () => {
  const vocabulary = new Map([["ecostruxure", 0]]);

  expect(readWords("EcoStruxure", vocabulary).words).toEqual(["ecostruxure"]);
  expect(readWords("EcoStruxure").words).toEqual(["eco", "struxure"]);
});

test("an inflected word counts as the form the dictionary knows", () => {
  const vocabulary = new Map([["kaltemaschine", 7]]);

  expect(readWords("Kältemaschinen", vocabulary).known).toMatchObject([{ id: 7 }]);
  expect(readWords("Backmaschinen", vocabulary).known).toMatchObject([{ id: -1 }]);
});

test("words whose letters add up to the same are told apart", () => {
  // "an" and "c0" share a place in the dictionary.
  expect(readWords("an C0 AN c0 an").words).toEqual(["an", "c0", "an", "c0", "an"]);
});

test("what was read stays as it is when the next text is read", () => {
  const first = readWords("USV-Anlage, Kühlung");
  readWords("one two three-four five six");

  expect([...first.starts]).toEqual([0, 4, 10, 12]);
  expect([...first.ends]).toEqual([3, 10, 11, 19]);
  expect([...first.joined]).toEqual([0, 1, 0, 0]);
});

test("a text longer than most is read to its last word", () => {
  const { words, starts } = readWords("a ".repeat(20_000));

  expect(words).toHaveLength(20_000);
  expect(starts.at(-1)).toBe(39_998);
});
