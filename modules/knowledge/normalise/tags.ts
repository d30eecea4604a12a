/** What an HTML text is made of, as far as reading it needs to know. */
export type Piece = { kind: "text"; text: string } | { kind: "open" | "close"; name: string };

/** Elements whose content is never shown; the bottomless swallow all that follows if unclosed. */
const rawElements = new Set(["script", "style", "svg", "template", "noscript", "iframe", "head"]);
const bottomless = new Set(["script", "style"]);
const cdata = "<![CDATA[";

/**
 * Splits HTML into text and tags in one pass forward. No tree is built, because nesting, attributes
 * without end and unclosed comments of hostile pages must cost linear time and no stack.
 */
export function* pieces(html: string): Generator<Piece> {
  const unclosed = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open !== at) yield { kind: "text", text: html.slice(at, open < 0 ? html.length : open) };
    if (open < 0) return;
    const tag = readTag(html, open);
    if (tag.piece) yield tag.piece;
    at = tag.isRaw ? endOfRaw({ html, unclosed }, tag.end, tag.piece.name) : tag.end;
  }
}

type Tag =
  | { piece: Piece & { name: string }; isRaw: boolean; end: number }
  | { piece: (Piece & { kind: "text" }) | null; isRaw: false; end: number };

function readTag(html: string, open: number): Tag {
  const next = html.charCodeAt(open + 1);
  if (next === 33 || next === 63)
    return { piece: null, isRaw: false, end: endOfMarkup(html, open) };
  const isClosing = next === 47;
  const start = open + (isClosing ? 2 : 1);
  if (!isLetter(html.charCodeAt(start))) {
    return { piece: { kind: "text", text: "<" }, isRaw: false, end: open + 1 };
  }
  const nameEnd = endOfName(html, start);
  const end = endOfTag(html, nameEnd);
  const name = html.slice(start, nameEnd).toLowerCase();
  const isSelfClosed = html[end - 2] === "/" && !bottomless.has(name);
  const isRaw = !isClosing && !isSelfClosed && rawElements.has(name);
  return { piece: { kind: isClosing ? "close" : "open", name }, isRaw, end };
}

/** Comments, doctypes, instructions; of CDATA only the mark goes, since feeds put text in it. */
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith(cdata, open)) return open + cdata.length;
  const isComment = html.startsWith("<!--", open);
  const mark = isComment ? "-->" : ">";
  const end = html.indexOf(mark, open + 2);
  return end < 0 ? html.length : end + mark.length;
}

function endOfName(html: string, start: number): number {
  let at = start;
  while (at < html.length && isNameLetter(html.charCodeAt(at))) at += 1;
  return at;
}

/** The end of a tag; a ">" inside a quoted value does not end it. */
function endOfTag(html: string, from: number): number {
  let afterEquals = false;
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === 62) return at + 1;
    if (afterEquals && (code === 34 || code === 39)) {
      const close = html.indexOf(html.charAt(at), at + 1);
      if (close < 0) return afterNextBracket(html, at);
      at = close;
    }
    afterEquals = code === 61 || (afterEquals && code <= 32);
  }
  return html.length;
}

function afterNextBracket(html: string, from: number): number {
  const bracket = html.indexOf(">", from);
  return bracket < 0 ? html.length : bracket + 1;
}

/** A text that is read, and the tags in it that are known to be closed nowhere. */
type Scan = { html: string; unclosed: Set<string> };

function endOfRaw({ html, unclosed }: Scan, from: number, name: string): number {
  if (unclosed.has(name)) return from;
  const closing = new RegExp(`</${name}(?![a-z0-9-])`, "gi");
  closing.lastIndex = from;
  const found = closing.exec(html);
  if (found) return found.index;
  unclosed.add(name);
  return bottomless.has(name) ? html.length : from;
}

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;
const isNameLetter = (code: number) => code > 32 && code !== 47 && code !== 62;
