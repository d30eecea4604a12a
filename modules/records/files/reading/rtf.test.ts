import { expect, test } from "bun:test";
import { inspectFile } from "../inspection";
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
  expect(inspectFile(encode(sample), "cv.rtf")).toEqual({ format: "rtf" });
  expect(inspectFile(encode(sample), "cv.txt")).toHaveProperty("refusal");
  expect(inspectFile(encode(sample.slice(0, -2)), "cv.rtf")).toHaveProperty("refusal");
  const packed = `${sample.slice(0, -1)}{\\object{\\*\\objdata 0105}}}`;
  expect(inspectFile(encode(packed), "cv.rtf")).toHaveProperty("refusal");
});

test("letters are read in the code page of the file and of their font", async () => {
  const fonts = "{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fswiss\\fcharset238 Arial CE;}}";
  const text = `{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}{\\f1 Ji\\'f8\\'ed Dvo\\'f8\\'e1k} J\\'f8rgen}`;
  const reading = await readText({ bytes: encode(text), format: "rtf" });
  expect(reading).toMatchObject({ text: "Jiří Dvořák Jørgen" });
  const page = await readText({
    bytes: encode("{\\rtf1\\ansi\\ansicpg1250 Dvo\\'f8\\'e1k, elektrik v Praze}"),
    format: "rtf",
  });
  expect(page).toMatchObject({ text: "Dvořák, elektrik v Praze" });
});
