import { expect, test } from "bun:test";
import { decodeHTML } from "entities";
import fc from "fast-check";
import { htmlToText, longestText, plainText } from "./text";
import { cpuMs } from "@/src/cpu.testing";

/** The longest a page made to hurt may take, in milliseconds. */
const patience = 250;

test.each([
  ["<strong>Who We Are</strong><br><br>Notion is", "Who We Are\n\nNotion is"],
  ["<strong>Who We Are<br></strong>Notion is", "Who We Are\nNotion is"],
  ["<p>Who We Are</p><p>Notion</p>", "Who We Are\n\nNotion"],
  ["<div>Who We Are</div><div>Notion</div>", "Who We Are\nNotion"],
  ["<div>Who We Are<div>Notion</div>is</div>", "Who We Are\nNotion\nis"],
  ["un<b>break</b>able", "unbreakable"],
  ["<b>Cold</b> <i>aisle</i>", "Cold aisle"],
  ["<b>Cold </b><i>aisle</i>", "Cold aisle"],
  ["<p><b>Cold</b>\n  <i>aisle</i></p>", "Cold aisle"],
  ["<b>Cold</b>\n<i>aisle</i>", "Cold\naisle"],
  [
    "<p>Your tasks:</p><ul><li>Chillers</li><li><p>UPS</p></li></ul>",
    "Your tasks:\n- Chillers\n- UPS",
  ],
  ["<ul><li>• Chillers</li></ul>", "• Chillers"],
  [
    "<table><tr><td>Pay</td><td>50.000</td></tr><tr><td>Hours</td></tr></table>",
    "Pay 50.000\nHours",
  ],
  ["<p>one</p><p>&nbsp;</p><p> </p><br><br><br><p>two</p>", "one\n\ntwo"],
  ["a<!-- hidden <b> -->b", "ab"],
  ["a<style>.x{color:red}</style><script>if (1<2) x('</p>')</script>b", "ab"],
  ["a<svg><path d='M0'/><title>x</title></svg>b<svg/>c", "abc"],
  ["a<template><p>x</p></template>b", "ab"],
  ["1 < 2 and 3 > 2 <3", "1 < 2 and 3 > 2 <3"],
  ['<a title="a > b" href=x>link</a> on', "link on"],
  ["<p>Tom's <a href='x'>team</a></p>", "Tom's team"],
  ["<p it's>still here</p>", "still here"],
  ["<![CDATA[<p>one</p><p>two</p>]]>", "one\n\ntwo"],
  [
    "R&amp;D &amp;lt; &euro;50&nbsp;000 &#8364; &#x20AC; &#128; &unknown; AT&T",
    "R&D &lt; €50 000 € € € &unknown; AT&T",
  ],
  ["Data\u00ADcenter\u200B tech\uFEFFnician", "Datacenter technician"],
  ["Cafe\u0301", "Café"],
  ["<pre>one\n  two</pre>", "one\ntwo"],
  ["Tasks:\\n- UPS\\r\\n- HVAC", "Tasks:\n- UPS\n- HVAC"],
  ["D:\\new\\tools", "D:\\new\\tools"],
  ["## Tasks\n\n* UPS\n* **HVAC**\n\n\n\nEnd", "## Tasks\n\n* UPS\n* **HVAC**\n\nEnd"],
  ["<p>unclosed <b>bold", "unclosed bold"],
  ["cut off <a href=", "cut off"],
  ["", ""],
])("%j reads as %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("escaped HTML is decoded once, so that what was escaped twice stays escaped", () => {
  expect(decodeHTML("&lt;p&gt;R&amp;amp;D&lt;/p&gt;")).toBe("<p>R&amp;D</p>");
  expect(htmlToText(decodeHTML("&lt;p&gt;R&amp;amp;D&lt;/p&gt;"))).toBe("R&D");
});

test("a text is capped at the edge of a word", () => {
  const text = htmlToText(`<p>${"seven77 ".repeat(longestText)}</p>`);
  expect(text.length).toBeLessThanOrEqual(longestText);
  expect(text.length).toBeGreaterThan(longestText - 10);
  expect(text.endsWith("seven77")).toBe(true);
  expect(plainText("x".repeat(longestText))).toHaveLength(longestText);
  expect(plainText("x".repeat(longestText + 1))).toHaveLength(longestText);
});

const size = 500_000;
test.each([
  ["deep nesting", `${"<div>".repeat(size / 5)}deep`, "deep"],
  ["200,000 attributes", `<p ${"a=1 ".repeat(200_000)}>here`, "here"],
  ["200,000 quoted attributes", `<p ${'a="1" '.repeat(200_000)}>here`, "here"],
  ["unclosed comments", `kept${"<!--".repeat(size / 4)}`, "kept"],
  ["unclosed tags", `kept${"<a ".repeat(size / 3)}`, "kept"],
  ["unclosed quotes", `kept${"<a b='".repeat(size / 6)}>`, "kept"],
  ["unclosed svg", `${"<svg>".repeat(size / 5)}kept`, "kept"],
  ["unclosed templates", `${"<template>".repeat(size / 10)}kept`, "kept"],
  ["unclosed scripts", `kept${"<script>".repeat(size / 8)}`, "kept"],
  ["brackets", "<".repeat(size), "<".repeat(longestText)],
  ["spaces", `kept${" ".repeat(size)}<b> </b>`, "kept"],
  ["line ends", `kept${"<br>".repeat(size / 4)}`, "kept"],
  ["ampersands", `kept ${"&#".repeat(size / 2)}`.slice(0, size), undefined],
])("%s of half a megabyte are read in linear time", (_, html, text) => {
  let read = "";
  expect(cpuMs(() => (read = htmlToText(html)))).toBeLessThan(patience);
  if (text !== undefined) expect(read).toBe(text);
});

test("any input is read without an error, within the cap, and twice the same", () => {
  const soup = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom("<p>", "</p>", "<br", "<li>", "<!--", "-->", "<script", '="', "&lt;", "\\n"),
    ),
  );
  fc.assert(
    fc.property(soup, (parts) => {
      const text = htmlToText(parts.join(""));
      expect(text.length).toBeLessThanOrEqual(longestText);
      expect(text).not.toMatch(/\n{3}|^\s|\s$/);
      expect(plainText(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("no tag survives, and every word does", () => {
  const name = fc.constantFrom("p", "div", "b", "span", "li", "h2", "td", "em");
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, word)), (parts) => {
      const html = parts.map(([tag, text]) => `<${tag} class="a>b">${text}</${tag}>`).join(" ");
      const read = htmlToText(html);
      expect(read).not.toContain("<");
      expect([...read.matchAll(/[a-z]+/g)].map(String)).toEqual(parts.map(([, text]) => text));
    }),
  );
});

test("a text that lost its line ends has them again", () => {
  const glued =
    "About the firmWe build halls.Your tasksService of chillersChecks of UPS systems and EcoStruxureWhat you bringCertificate (F-Gas)A driving licenceWriting in PowerPoint";
  const lines = [
    "About the firm",
    "We build halls.",
    "Your tasks",
    "Service of chillers",
    "Checks of UPS systems and EcoStruxure",
    "What you bring",
    "Certificate (F-Gas)",
    "A driving licence",
    "Writing in PowerPoint",
  ];
  expect(plainText(glued)).toBe(lines.join("\n"));
  expect(plainText(plainText(glued))).toBe(lines.join("\n"));
});

test.each([
  ["a slip or two is left as written", "We build halls.You run them. Call usToday or write."],
  [
    "names with a capital inside are whole where lines are",
    "JavaScript\nTypeScript\nGitHub\nNestJs and NextJs\nSpringBoot\nFastApi\nOpenShift",
  ],
  ["a list without lines is no glued text", "SpringBoot, FastApi, NestJs"],
])("%s", (_, text) => {
  expect(plainText(text)).toBe(text);
});
