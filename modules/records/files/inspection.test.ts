import { expect, test } from "bun:test";
import { bytesOf, heic, hostile, jpeg, openDocument, sheet, webp } from "./corpus.testing";
import { pdfDocument, png, wordDocument } from "./fixtures";
import { inspectFile, refusals } from "./inspection";

test.each([
  ["cv.pdf", pdfDocument("CV"), "pdf"],
  ["cv.DOCX", wordDocument("CV"), "docx"],
  ["hours.xlsx", sheet, "xlsx"],
  ["cv.odt", openDocument, "odt"],
  ["notes.md", bytesOf("# Notes"), "txt"],
  ["list.csv", bytesOf("name;place\r\nJos\xE9;K\xF6ln"), "txt"],
  ["me.png", png(), "png"],
  ["me.jpeg", jpeg, "jpg"],
  ["me.webp", webp, "webp"],
  ["me.heic", heic, "heic"],
] as const)("%s is taken for what its bytes are", (name, bytes, format) => {
  expect(inspectFile(bytes, name)).toEqual({ format });
});

test.each(hostile)("%s is refused", (_, name, bytes) => {
  expect(inspectFile(bytes, name)).toHaveProperty("refusal");
});

test("what is refused says why", () => {
  const why = (what: string) => {
    const [, name, bytes] = hostile.find(([it]) => it === what) ?? ["", "", new Uint8Array()];
    const seen = inspectFile(bytes, name);
    return "refusal" in seen ? seen.refusal.message : "";
  };
  expect(why("a document with macros")).toBe(refusals.active().message);
  expect(why("a document that bursts")).toBe(refusals.bomb().message);
  expect(why("a locked archive")).toBe(refusals.encrypted().message);
  expect(why("a document locked with a password")).toBe(refusals.encrypted().message);
  expect(why("a picture called a PDF")).toBe(
    "The file name should end in .png to match its content.",
  );
});
