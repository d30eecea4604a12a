import { decodeHTML } from "entities";
import { pieces } from "./tags";

const paragraphs = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr section article header footer".split(" "),
);
const lines = new Set(
  (
    "br div li dt dd tr thead tbody tfoot caption main aside nav address fieldset legend form " +
    "figure figcaption details summary body html center button option select title"
  ).split(" "),
);
const cells = new Set(["td", "th"]);

/** Without one of these a text's own line ends are the only structure it has. */
const anyBlock = /<(?:p|br|div|li|h[1-6]|tr|section|article|body)[\s/>]/i;
const bulletMark = /^[-–—•·*▪◦●]/;
const whitespace = /[ \t\r\n\f]+/g;
const startsWithSpace = /^[ \t\r\n\f]/;
const endsWithSpace = /[ \t\r\n\f]$/;
const endOfCdata = "]]>";

type Page = {
  out: string[];
  length: number;
  /** Line ends, and a space, owed before the next word. */
  breaks: number;
  hasGap: boolean;
  isBullet: boolean;
  keepsLines: boolean;
};

/** Lays HTML out as text that may still need cleaning; stops soon after `enough` units. */
export function layOut(html: string, enough: number): string {
  const holdsLines = !anyBlock.test(html);
  const hasCdata = html.includes("<![CDATA[");
  const page: Page = {
    out: [],
    length: 0,
    breaks: 0,
    hasGap: false,
    isBullet: false,
    keepsLines: holdsLines,
  };
  for (const piece of pieces(html)) {
    if (page.length > enough) break;
    if (piece.kind === "text") {
      const text = hasCdata ? piece.text.replaceAll(endOfCdata, "") : piece.text;
      writeText(page, text.includes("&") ? decodeHTML(text) : text);
    } else {
      writeTag(page, piece.name, piece.kind === "open");
      if (piece.name === "pre") page.keepsLines = holdsLines || piece.kind === "open";
    }
  }
  return page.out.join("");
}

function writeTag(page: Page, name: string, isOpening: boolean): void {
  if (cells.has(name)) page.hasGap = true;
  else if (paragraphs.has(name)) breakLine(page, 2);
  else if (name === "br" && isOpening) page.breaks = Math.min(page.breaks + 1, 2);
  else if (lines.has(name)) breakLine(page, 1);
  if (name === "li") startItem(page, isOpening);
}

/** Items stand close together and to what introduces them. */
function startItem(page: Page, isOpening: boolean): void {
  page.isBullet = isOpening;
  if (isOpening) page.breaks = 1;
}

function breakLine(page: Page, count: number): void {
  page.breaks = Math.max(page.breaks, page.isBullet ? 1 : count);
}

function writeText(page: Page, raw: string): void {
  const text = page.keepsLines ? raw : raw.replace(whitespace, " ").trim();
  if (text === "") {
    page.hasGap ||= raw !== "";
    return;
  }
  const lead = leadOf(page, raw) + (page.isBullet && !bulletMark.test(text) ? "- " : "");
  page.out.push(lead, text);
  page.length += lead.length + text.length;
  page.breaks = 0;
  page.isBullet = false;
  page.hasGap = endsWithSpace.test(raw);
}

function leadOf(page: Page, raw: string): string {
  if (page.out.length === 0) return "";
  if (page.breaks > 0) return "\n".repeat(page.breaks);
  return page.hasGap || startsWithSpace.test(raw) ? " " : "";
}
