import {
  type Cursor,
  cursorOver,
  type ElementBehavior,
  elementBehaviors,
  longestExact,
  readName,
} from "./tags";

export const deepest = 256;
export const mostAttributes = 256;

const space = 0x20;
const doubleQuote = 0x22;
const singleQuote = 0x27;
const slash = 0x2f;
const equals = 0x3d;
const greater = 0x3e;
const question = 0x3f;
const exclamation = 0x21;

/**
 * Why a tree parser should not see this markup, found in one pass; null if it may. Elements open
 * and close as in htmlparser2; the deadline of the worker stays behind it as the guarantee.
 */
export function guardMarkup(html: string): string | null {
  const cursor = cursorOver(html);
  cursor.at = html.indexOf("<");
  const nesting: Nesting = { open: [], foreign: [] };

  while (cursor.at !== -1) {
    const next = html.charCodeAt(cursor.at + 1);
    if (next === slash) {
      close(cursor, nesting);
    } else if (isLetter(next)) {
      cursor.at += 1;
      readName(cursor, true);
      const { id } = cursor;
      const attributes = readAttributes(cursor);
      if (attributes > mostAttributes) return `a tag with more than ${mostAttributes} attributes`;
      if (cursor.at === -1) return null;
      if (start(cursor, id, nesting) > deepest) return `nested deeper than ${deepest}`;
    } else if (next === exclamation || next === question) {
      skipDeclaration(cursor);
    } else cursor.at += 1;
    if (cursor.at !== -1) cursor.at = html.indexOf("<", cursor.at);
  }
  return null;
}

/** The elements that are open, and for each that changes it whether foreign rules (SVG, MathML) hold within. */
type Nesting = { open: number[]; foreign: boolean[] };

/** Opens an element whose tag was read, and returns how deep it stands. */
function start(cursor: Cursor, id: number, { open, foreign }: Nesting): number {
  const habit = elementBehaviors().get(id) ?? ordinary;
  if (habit.ends) {
    while (open.length > 0 && habit.ends.has(open.at(-1) ?? 0)) open.pop();
  }
  if (habit.isVoid) return open.length;

  const depth = open.push(id);
  if (habit.isForeign !== undefined) foreign.push(habit.isForeign);
  if (habit.isOpaque && !cursor.closesItself) skipText(cursor, id);
  if (cursor.closesItself && foreign.at(-1) === true) open.pop();
  return depth;
}

const ordinary: ElementBehavior = {};

function close(cursor: Cursor, { open, foreign }: Nesting): void {
  cursor.at += 2;
  // The parser takes a slash into the name of an end tag, so </div/> ends no div.
  readName(cursor, false);
  const habit = elementBehaviors().get(cursor.id);
  if (habit?.isForeign !== undefined) foreign.pop();
  const place = habit?.isVoid ? -1 : open.lastIndexOf(cursor.id);
  if (place !== -1) open.length = place;
  cursor.at = cursor.html.indexOf(">", cursor.at);
}

/** Counts the attributes of a tag and stops behind it, or at -1 where the tag never ends. */
function readAttributes(cursor: Cursor): number {
  const { html } = cursor;
  let { at } = cursor;
  for (let attributes = 0; ; attributes += 1) {
    const before = at;
    at = pastSpace(html, at);
    const code = html.charCodeAt(at);
    if (code === greater || attributes > mostAttributes || Number.isNaN(code)) {
      cursor.closesItself = html.slice(before, at).includes("/");
      cursor.at = code === greater ? at + 1 : -1;
      return attributes;
    }
    at = pastSpace(html, pastWord(html, at + 1));
    if (html.charCodeAt(at) === equals) at = pastValue(html, at + 1);
  }
}

/** Skips what separates attributes; a slash that does not end the tag separates too. */
function pastSpace(html: string, from: number): number {
  let at = from;
  while (isSpace(html.charCodeAt(at)) || html.charCodeAt(at) === slash) at += 1;
  return at;
}

function pastWord(html: string, from: number): number {
  for (let at = from; ; at += 1) {
    const code = html.charCodeAt(at);
    if (!(code > space) || code === slash || code === equals || code === greater) return at;
  }
}

function pastValue(html: string, from: number): number {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at += 1;
  const code = html.charCodeAt(at);
  if (code === doubleQuote || code === singleQuote) {
    const end = html.indexOf(code === doubleQuote ? '"' : "'", at + 1);
    return end === -1 ? html.length : end + 1;
  }
  while (html.charCodeAt(at) > space && html.charCodeAt(at) !== greater) at += 1;
  return at;
}

/** Goes to the end tag of an element whose content is text. */
function skipText(cursor: Cursor, id: number): void {
  const { html } = cursor;
  let at = html.indexOf("</", cursor.at);
  for (; at !== -1; at = html.indexOf("</", at + 2)) {
    cursor.at = at + 2;
    // Names of such elements are short; reading on would make a text full of "</" cost its square.
    readName(cursor, false, longestExact);
    if (cursor.id === id) break;
  }
  cursor.at = at;
}

/** Passes a comment, a CDATA section, a doctype or an instruction. */
function skipDeclaration(cursor: Cursor): void {
  const { html, at } = cursor;
  // A comment may be as short as <!-->, so its end is looked for within its start.
  if (html.startsWith("<!--", at)) skipPast(cursor, "-->", at + 2);
  else if (html.startsWith("<![CDATA[", at)) skipPast(cursor, "]]>", at + 9);
  else skipPast(cursor, ">", at + 2);
}

function skipPast(cursor: Cursor, end: string, from: number): void {
  const found = cursor.html.indexOf(end, from);
  cursor.at = found === -1 ? -1 : found + end.length;
}

const isSpace = (code: number) => code <= space;
const isLetter = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
