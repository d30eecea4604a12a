import { expect, test } from "bun:test";
import { look } from "../looking";
import { readText } from "../reader-worker";

const encode = (text: string) => new TextEncoder().encode(text);
const sample =
  "{\\rtf1\\ansi{\\fonttbl{\\f0 Calibri;}}{\\*\\generator Writer;}{\\info{\\author Somebody Else}}\n" +
  "\\pard\\b J\\'fcrgen K\\u228?lber\\b0\\par\n Wohnort:\\tab K\\'f6ln\\line \\{Schicht\\}\\par}";

test("a rich text file is its words: no fonts, no author, letters as they are meant", async () => {
  const reading = await readText({ bytes: encode(sample), format: "rtf" });
  expect(reading).toEqual({ state: "done", text: "Jürgen Kälber\nWohnort: Köln\n{Schicht}" });
});

test("a rich text file is taken as one, and refused where it is cut off or packs a program", () => {
  expect(look(encode(sample), "cv.rtf")).toEqual({ format: "rtf" });
  expect(look(encode(sample), "cv.txt")).toHaveProperty("refusal");
  expect(look(encode(sample.slice(0, -2)), "cv.rtf")).toHaveProperty("refusal");
  const packed = `${sample.slice(0, -1)}{\\object{\\*\\objdata 0105}}}`;
  expect(look(encode(packed), "cv.rtf")).toHaveProperty("refusal");
});
