import { expect, test } from "bun:test";
import { archive, pdfDocument, png, wordDocument } from "./fixtures";
import { look, refusals } from "./looking";

const bytesOf = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((it) => Buffer.from(it as string, "latin1"))));

const types = { name: "[Content_Types].xml", content: "<Types/>" };
const sheet = archive([types, { name: "xl/workbook.xml", content: "<workbook/>" }]);
const openDocument = archive([
  { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
  { name: "content.xml", content: "<office:document-content/>" },
]);
const jpeg = bytesOf("\xFF\xD8\xFF\xE0\0\x04ab\xFF\xDA\0\x04ab some lines \xFF\xD9");
const webp = bytesOf("RIFF\x0C\0\0\0WEBPVP8 \0\0\0\0");
const heic = bytesOf("\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x08mdat");

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
  expect(look(bytes, name)).toEqual({ format });
});

const pdf = pdfDocument("CV");
const vba = { name: "word/vbaProject.bin", content: "macro" };
const huge = { name: "word/big.xml", content: " ".repeat(2_000_000) };
const entity = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x/>';
const template = {
  name: "word/_rels/settings.xml.rels",
  content:
    '<Relationships><Relationship Type="x/attachedTemplate" TargetMode="External"/></Relationships>',
};

const refused: [what: string, name: string, bytes: Uint8Array][] = [
  ["nothing", "cv.pdf", new Uint8Array()],
  ["a page called a PDF", "cv.pdf", bytesOf("<!doctype html><script>alert(1)</script>")],
  ["a page called text", "cv.txt", bytesOf("  <html><script>alert(1)</script>")],
  ["a drawing that can run scripts", "logo.svg", bytesOf('<svg onload="alert(1)"/>')],
  ["a drawing called a picture", "logo.png", bytesOf('<?xml version="1.0"?><svg/>')],
  ["a program", "setup.exe", bytesOf("MZ\x90\0\x03")],
  ["a program called text", "setup.txt", bytesOf("MZ and so on")],
  ["a script for a shell", "run.txt", bytesOf("#!/bin/sh\nrm -rf /")],
  ["a GIF", "me.gif", bytesOf("GIF89a\x01\0")],
  ["a PDF called a picture", "me.png", pdf],
  ["a picture called a PDF", "me.pdf", png()],
  ["a PDF cut short", "cv.pdf", pdf.subarray(0, 300)],
  ["a PDF with a page behind it", "cv.pdf", bytesOf(pdf, "<script>alert(1)</script>")],
  ["a PDF that is an archive too", "cv.pdf", bytesOf(pdf, wordDocument("x"), "%%EOF")],
  ["a PDF with something before it", "cv.pdf", bytesOf("GIF89a", pdf)],
  ["a picture with an archive behind it", "me.png", bytesOf(png(), wordDocument("x"))],
  ["a picture with a broken sum", "me.png", bytesOf(png()).with(50, 9)],
  [
    "a photograph with a page inside",
    "me.jpg",
    bytesOf("\xFF\xD8\xFF\xFE\0\x0A<script>\xFF\xDA\0\x04ab\xFF\xD9"),
  ],
  ["a photograph with a page behind it", "me.jpg", bytesOf(jpeg, "<html>")],
  ["a photograph cut short", "me.jpg", jpeg.subarray(0, 20)],
  ["a picture of another length", "me.webp", bytesOf(webp, "PK\x03\x04")],
  ["a photograph with more behind it", "me.heic", bytesOf(heic, "%PDF-1.4")],
  ["a document with macros", "cv.docx", wordDocument("CV", [vba])],
  ["a document with macros under another name", "cv.docm", wordDocument("CV", [vba])],
  ["a document that fetches its template", "cv.docx", wordDocument("CV", [template])],
  [
    "a document with entities",
    "cv.docx",
    archive([types, { name: "word/document.xml", content: entity }]),
  ],
  ["a document that bursts", "cv.docx", wordDocument("CV", [huge])],
  ["a locked archive", "cv.docx", wordDocument("CV", [{ name: "a", content: "b", flags: 1 }])],
  [
    "an archive that leaves its folder",
    "cv.docx",
    wordDocument("CV", [{ name: "../../etc/passwd", content: "x" }]),
  ],
  ["an archive with a name twice", "cv.docx", wordDocument("CV", [types])],
  ["an archive of anything", "cv.docx", archive([{ name: "a.exe", content: "MZ" }])],
  ["an archive with a page before it", "cv.docx", bytesOf("<html>", wordDocument("CV"))],
  ["an archive with a page behind it", "cv.docx", bytesOf(wordDocument("CV"), "<html>")],
  ["a document called a spreadsheet", "cv.xlsx", wordDocument("CV")],
  ["an old Word document", "cv.doc", bytesOf("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")],
  [
    "a document locked with a password",
    "cv.docx",
    bytesOf("\xD0\xCF\x11\xE0E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0"),
  ],
  ["text with a zero in it", "cv.txt", bytesOf("name\0.exe")],
  ["a file without an ending", "cv", pdf],
];

test.each(refused)("%s is refused", (_, name, bytes) => {
  expect(look(bytes, name)).toHaveProperty("refusal");
});

test("what is refused says why", () => {
  const why = (what: string) => {
    const [, name, bytes] = refused.find(([it]) => it === what) ?? ["", "", new Uint8Array()];
    const seen = look(bytes, name);
    return "refusal" in seen ? seen.refusal.message : "";
  };
  expect(why("a document with macros")).toBe(refusals.active().message);
  expect(why("a document that bursts")).toBe(refusals.bomb().message);
  expect(why("a locked archive")).toBe(refusals.encrypted().message);
  expect(why("a document locked with a password")).toBe(refusals.encrypted().message);
  expect(why("a picture called a PDF")).toBe(
    "The name of this file should end in .png: that is what is in it.",
  );
});
