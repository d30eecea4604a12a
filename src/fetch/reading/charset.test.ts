import { expect, test } from "bun:test";
import { textOf } from "./charset";

const latin = (text: string) => Buffer.from(text, "latin1");
const charsets: [what: string, type: string, body: string | Uint8Array, text: string][] = [
  ["no charset at all", "text/html", "Kühlung €", "Kühlung €"],
  ["a charset in its header", "text/html; charset=ISO-8859-1", latin("Kühlung"), "Kühlung"],
  ["a charset in quotes", 'text/html; Charset="windows-1252"', latin("50.000 \x80"), "50.000 €"],
  [
    "a charset in its meta element",
    "text/html",
    latin('<meta charset="iso-8859-1">ü'),
    '<meta charset="iso-8859-1">ü',
  ],
  [
    "an encoding in its XML declaration",
    "text/xml",
    latin("<?xml version='1.0' encoding='ISO-8859-1'?>ü"),
    "<?xml version='1.0' encoding='ISO-8859-1'?>ü",
  ],
  ["a byte order mark", "text/html; charset=iso-8859-1", Buffer.from("\uFEFFKühlung"), "Kühlung"],
  ["UTF-16 with its mark", "text/plain", Buffer.from("\uFEFFKühlung", "utf16le"), "Kühlung"],
  ["a charset that nobody knows", "text/html; charset=klingon", "Kühlung", "Kühlung"],
  ["a wrong charset", "text/html; charset=utf-8", latin("Kühlung"), "K\uFFFDhlung"],
  [
    "a meta element that cannot be true",
    "text/html",
    '<meta charset="utf-16">ü',
    '<meta charset="utf-16">ü',
  ],
  [
    "JSON that mentions a charset",
    "application/json",
    '"charset=iso-8859-1 ü"',
    '"charset=iso-8859-1 ü"',
  ],
];
test.each(charsets)("a page with %s is read in its own letters", (_, type, body, text) => {
  expect(textOf(Buffer.from(body), type)).toBe(text);
});
