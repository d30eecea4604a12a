import { archive, pdfDocument, png, wordDocument } from "./fixtures";

/** What it is, the name it is sent under, and its bytes. */
export type Sent = [what: string, name: string, bytes: Uint8Array<ArrayBuffer>];

export const bytesOf = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((it) => Buffer.from(it as string, "latin1"))));

const types = { name: "[Content_Types].xml", content: "<Types/>" };
export const sheet = archive([types, { name: "xl/workbook.xml", content: "<workbook/>" }]);
const odt = [
  { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
  { name: "content.xml", content: "<office:document-content/>" },
];
export const openDocument = archive(odt);
export const jpeg = bytesOf("\xFF\xD8\xFF\xE0\0\x04ab\xFF\xDA\0\x04ab some lines \xFF\xD9");
export const webp = bytesOf("RIFF\x0C\0\0\0WEBPVP8 \0\0\0\0");
export const heic = bytesOf("\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x08mdat");

const pdf = pdfDocument("CV");
const vba = { name: "word/vbaProject.bin", content: "macro" };
const huge = { name: "word/big.xml", content: " ".repeat(2_000_000) };
const entity = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x/>';
const template = {
  name: "word/_rels/settings.xml.rels",
  content:
    '<Relationships><Relationship Type="x/attachedTemplate" TargetMode="External"/></Relationships>',
};

/** Files that are something else than they say, or more than one thing, or that do something. */
export const hostile: Sent[] = [
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
  [
    "a GIF that is a Java archive",
    "me.gif",
    bytesOf("GIF89a", archive([{ name: "A.class", content: "x" }])),
  ],
  [
    "the same called a PNG",
    "me.png",
    bytesOf("GIF89a", archive([{ name: "A.class", content: "x" }])),
  ],
  [
    "a photograph that is a Java archive",
    "me.jpg",
    bytesOf(jpeg, archive([{ name: "A.class", content: "x" }])),
  ],
  ["a picture of 30,000 by 30,000 in a kilobyte", "me.png", vast()],
  [
    "a photograph of 60,000 by 60,000",
    "me.jpg",
    bytesOf("\xFF\xD8\xFF\xC0\0\x0B\x08\xEA\x60\xEA\x60\x01abc", jpeg.subarray(2)),
  ],
  ["a picture cut short", "me.png", png().subarray(0, 50)],
  ["a document cut short", "cv.docx", wordDocument("CV").subarray(0, -40)],
  ["a PDF called a page", "cv.html", pdf],
  ["a PDF with two endings", "cv.pdf.exe", pdf],
  ["a PDF whose name turns round", "cv\u202Efdp.exe", pdf],
  ["a PDF whose name hides its end", "cv.pdf\0.exe", pdf],
  ["a name that leaves its folder", "../../../etc/passwd", bytesOf("root:x:0:0")],
  ["a PDF that runs a script", "cv.pdf", acting("<< /S /JavaScript /JS (app.alert(1)) >>")],
  ["a PDF that starts a program", "cv.pdf", acting("<< /S/Launch /F (cmd.exe) >>")],
  [
    "a page in another encoding called text",
    "cv.txt",
    bytesOf("\xFF\xFE", Buffer.from("<script>alert(1)</script>", "utf16le")),
  ],
  ["a shortcut of Windows", "cv.txt", bytesOf("L\0\0\0\x01\x14\x02\0")],
  [
    "a spreadsheet with macros",
    "hours.xlsx",
    archive([
      types,
      { name: "xl/workbook.xml", content: "<x/>" },
      { name: "xl/vbaProject.bin", content: "m" },
    ]),
  ],
  [
    "a document with a program inside",
    "cv.docx",
    wordDocument("CV", [{ name: "word/embeddings/oleObject1.bin", content: "MZ" }]),
  ],
  [
    "an open document with macros",
    "cv.odt",
    archive([...odt, { name: "Basic/Standard/Module1.xml", content: "<m/>" }]),
  ],
];

/** A picture that would fill gigabytes as soon as somebody looks at it. */
function vast(): Uint8Array<ArrayBuffer> {
  const picture = png();
  const view = new DataView(picture.buffer);
  view.setUint32(16, 30_000);
  view.setUint32(20, 30_000);
  view.setUint32(29, Bun.hash.crc32(picture.subarray(12, 29)));
  return picture;
}

function acting(action: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(pdfDocument("CV")).toString("latin1");
  return bytesOf(text.replace("/Type /Catalog", `/Type /Catalog /OpenAction ${action}`));
}
