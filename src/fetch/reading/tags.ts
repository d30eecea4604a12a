import { once } from "../../lazy";

/** What htmlparser2 does with an element, by which depth is counted as it will be built. */
export type ElementBehavior = {
  /** It has no content, so nothing nests in it. */
  isVoid?: true;
  /** Its content is text up to its own end tag. */
  isOpaque?: true;
  /** Whether, within it, a tag may close itself. */
  isForeign?: boolean;
  /** The elements that end where it starts. */
  ends?: ReadonlySet<number>;
};

const base = 96;
export const longestExact = 8;

/** A place in the markup and what was read there; one record for a page's thousands of tags. */
export type Cursor = {
  html: string;
  at: number;
  id: number;
  closesItself: boolean;
  longNames: Map<string, number>;
};

export const cursorOver = (html: string): Cursor => ({
  html,
  at: 0,
  id: 0,
  closesItself: false,
  longNames: new Map(),
});

/** Reads a name as one number: short ones exactly and uncopied, long ones in order of appearance. */
export function readName(cursor: Cursor, endsAtSlash: boolean, most = Infinity): void {
  const { html, at: from } = cursor;
  let at = from;
  let id = 0;
  let isShort = true;
  for (; ; at += 1) {
    const code = html.charCodeAt(at);
    if (at - from > most) break;
    if (!(code > 0x20) || code === 0x3e || (code === 0x2f && endsAtSlash)) break;
    isShort = isShort && at - from < longestExact && code < 0x80;
    if (isShort) id = id * base + (code >= 0x41 && code <= 0x5a ? code : code - 32);
  }
  cursor.at = at;
  cursor.id = isShort ? id : longId(html.slice(from, at).toLowerCase(), cursor.longNames);
}

function longId(name: string, appeared: Map<string, number>): number {
  const id = knownLong.get(name) ?? appeared.get(name) ?? -1 - knownLong.size - appeared.size;
  if (!knownLong.has(name)) appeared.set(name, id);
  return id;
}

const knownLong = new Map(
  ["blockquote", "figcaption", "foreignobject", "annotation-xml"].map((name, index) => [
    name,
    -1 - index,
  ]),
);

function idOf(name: string): number {
  const cursor = cursorOver(name);
  readName(cursor, true);
  return cursor.id;
}
const ids = (names: string) => names.split(" ").map(idOf);
const anyOf = (names: string) => ({ ends: new Set(ids(names)) });

/** How elements behave, by the number of their name. */
export const elementBehaviors = once((): ReadonlyMap<number, ElementBehavior> => {
  const known = new Map<number, ElementBehavior>();
  const learn = (names: string, habit: ElementBehavior) => {
    for (const id of ids(names)) known.set(id, { ...known.get(id), ...habit });
  };
  learn("area base br col command embed frame hr img input keygen link meta param source", {
    isVoid: true,
  });
  learn("track wbr isindex basefont", { isVoid: true });
  learn("script style textarea title xmp", { isOpaque: true });
  learn("svg math", { isForeign: true });
  learn("mi mo mn ms mtext desc title foreignobject annotation-xml", { isForeign: false });
  const paragraph = anyOf("p");
  learn(
    "p h1 h2 h3 h4 h5 h6 address article aside details div dl fieldset figure footer",
    paragraph,
  );
  learn("blockquote figcaption form header hr main nav ol pre section table ul", paragraph);
  const control = anyOf("input option optgroup select button datalist textarea");
  learn("select input output button datalist textarea", control);
  learn("dd dt", anyOf("dd dt"));
  learn("rt rp", anyOf("rt rp"));
  learn("tbody tfoot", anyOf("thead tbody"));
  learn("tr", anyOf("tr th td"));
  learn("th", anyOf("th"));
  learn("td", anyOf("thead th td"));
  learn("li", anyOf("li"));
  learn("option", anyOf("option"));
  learn("optgroup", anyOf("optgroup option"));
  learn("body", anyOf("head link script"));
  return known;
});
