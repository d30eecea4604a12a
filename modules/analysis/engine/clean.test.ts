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
