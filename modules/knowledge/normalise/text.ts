import { layOut } from "./layout";

/** The longest text kept of one ad, in UTF-16 units. */
export const longestText = 20_000;

const lineEnd = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** Feeds that escape twice write a backslash and an n; after a drive letter it is a path. */
const writtenLineEnd = /(?<!\b[A-Z]:)(?:\\r)?\\n/g;
const invisible =
  /[\u00AD\u034F\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F]/g;
const spaces = /[\p{Zs}\t]+/gu;
const aroundLineEnd = / ?\n ?/g;
const manyLineEnds = /\n{3,}/g;
/**
 * Where two lines were run together: a small letter or a mark, and at once the capital of another word. Halves of names that
 * are written so ("PowerPoint", "EcoStruxure") are none.
 */
const lostLineEnd =
  /(?<=\p{Ll}{2}[.:;!?)]|\p{Ll}{3})(?<!(?:^|[^\p{L}])(?:Power|Java|Type|Linked|Share|One|Git|You|Dev|Eco|Auto|Word|Mac|Face|Sales|Post|Open|Micro))(?=\p{Lu}(?:\p{Ll}|\s))/gu;
/** A few such places are slips of writing; so many, with hardly a line beside them, are a text that lost its lines. */
const fewestLost = 5;
const brokenPair = /[\uD800-\uDBFF]$/;

/** Readable text of HTML: blocks become lines, inline elements neither add nor lose a space. */
export const htmlToText = (html: string): string => plainText(layOut(html, 2 * longestText));

/** Cleans what is text already, and caps it at a word's edge. */
export function plainText(text: string): string {
  const cleaned = text
    .slice(0, 4 * longestText)
    .replace(lineEnd, "\n")
    .replace(writtenLineEnd, "\n")
    .replace(invisible, "")
    .normalize("NFC")
    .replace(spaces, " ")
    .replace(aroundLineEnd, "\n")
    .replace(manyLineEnds, "\n\n")
    .trim();
  return capped(withLines(cleaned));
}

/** Boards and people copy pages without their line ends; headings and list items are told by these alone. */
function withLines(text: string): string {
  const lost = text.match(lostLineEnd)?.length ?? 0;
  const lines = text.split("\n").length - 1;
  return lost >= fewestLost && lost > 2 * lines ? text.replace(lostLineEnd, "\n") : text;
}

function capped(text: string): string {
  if (text.length <= longestText) return text;
  const head = text.slice(0, longestText);
  if (/\s/.test(text.charAt(longestText))) return head.trimEnd();
  const edge = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  return edge > 0 ? head.slice(0, edge).trimEnd() : head.replace(brokenPair, "");
}
