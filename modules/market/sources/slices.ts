import type { CheerioAPI } from "cheerio/slim";
import { guardMarkup } from "@/src/fetch/reading/parse-guard";
import { unreadable } from "./answer";

/** Unpacked with the first page of a board, which most starts never see. */
const loaded = () => require("cheerio/slim") as typeof import("cheerio/slim");

/** Cuts a page into the pieces that each hold one mark, starting at the tag the mark stands in. */
export function slicesAt(html: string, mark: string, longest = 40_000): string[] {
  const starts: number[] = [];
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const start = tagBefore(html, at);
    if (start >= 0 && starts.length < mostPieces) starts.push(start);
  }
  return starts.map((start, index) => {
    const end = Math.min(starts[index + 1] ?? html.length, start + longest);
    return html.slice(start, end);
  });
}

/** Looked for nearby only, so that a page without tags costs no more than one with. */
function tagBefore(html: string, at: number): number {
  const from = Math.max(0, at - longestTag);
  const found = html.slice(from, at + 1).lastIndexOf("<");
  return found < 0 ? -1 : from + found;
}

const longestTag = 4000;
/** No board shows so many cards; a page that does is no result page. */
const mostPieces = 500;

/** The piece from the tag that holds the mark until the end of its element, by counting its own tag. */
export function elementAt(html: string, mark: string): string | null {
  const at = html.indexOf(mark);
  const start = at < 0 ? -1 : tagBefore(html, at);
  if (start < 0) return null;
  const name = /^<([a-z][\w-]*)/i.exec(html.slice(start, start + 40))?.[1];
  return name === undefined ? null : html.slice(start, endOf(html, start, name));
}

function endOf(html: string, start: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>/])`, "gi");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return html.indexOf(">", tag.index) + 1 || html.length;
  }
  return html.length;
}

/** A tree of a cut-out fragment; what could stall the parser is refused before it starts. */
export function treeOf(fragment: string): CheerioAPI {
  const refusal = guardMarkup(fragment);
  if (refusal !== null) throw unreadable(refusal);
  return loaded().load(fragment, { xml: { xmlMode: false } });
}

/** The text of the first match, or null. */
export function textIn(tree: CheerioAPI, selector: string): string | null {
  return tree(selector).first().text().replace(/\s+/g, " ").trim() || null;
}

export function attributeIn(tree: CheerioAPI, selector: string, name: string): string | null {
  return tree(selector).first().attr(name)?.trim() || null;
}
