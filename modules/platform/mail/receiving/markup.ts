import entities from "./entities.json";

/** What is never read: it is not meant for eyes. */
const skipped = new Set([
  "script",
  "style",
  "head",
  "title",
  "template",
  "svg",
  "object",
  "noscript",
]);
const blocks = new Set([
  "p",
  "div",
  "table",
  "tr",
  "ul",
  "ol",
  "li",
  "blockquote",
  "section",
  "article",
  "header",
  "footer",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "pre",
  "hr",
  "form",
  "address",
  "center",
]);

type Tag = { name: string; isEnd: boolean; href: string | null; end: number };

/**
 * The words of a page, a block a line; links say where they lead, so that none can pretend. Nothing is run,
 * loaded or drawn, and every sign is looked at once, however the page is broken.
 */
export function textOfMarkup(html: string): string {
  const out: string[] = [];
  let leadsTo: string | null = null;
  for (let at = 0; at < html.length;) {
    const open = html.indexOf("<", at);
    const until = open < 0 ? html.length : open;
    if (until > at) out.push(decoded(html.slice(at, until).replaceAll(/\s+/g, " ")));
    if (open < 0) break;
    const tag = tagAt(html, open);
    if (tag === null) {
      out.push("<");
      at = open + 1;
      continue;
    }
    at = skipped.has(tag.name) && !tag.isEnd ? behind(html, tag) : tag.end;
    if (tag.name === "a") {
      if (tag.isEnd && leadsTo) out.push(` (${leadsTo}) `);
      leadsTo = tag.isEnd ? null : tag.href;
    } else out.push(breakFor(tag));
  }
  return out.join("");
}

function breakFor({ name, isEnd }: Tag): string {
  if (name === "br") return "\n";
  if (name === "td" || name === "th") return " ";
  if (name === "li" && !isEnd) return "\n- ";
  return blocks.has(name) ? "\n" : "";
}

/** A comment, a declaration or a tag; null where the sign is only a sign. */
function tagAt(html: string, open: number): Tag | null {
  if (html.startsWith("<!--", open)) return nothing(html, "-->", open + 4);
  if (html[open + 1] === "!" || html[open + 1] === "?") return nothing(html, ">", open + 1);
  const head = /^<(\/?)([a-z][a-z\d:]{0,30})(?=[\s/>])/i.exec(html.slice(open, open + 40));
  const [, slash = "", name = ""] = head ?? [];
  if (!name) return null;
  const end = endOf(html, open + 1);
  const attributes = html.slice(open, Math.min(end, open + 4000));
  return { name: name.toLowerCase(), isEnd: slash === "/", href: hrefIn(attributes), end };
}

function nothing(html: string, mark: string, from: number): Tag {
  const found = html.indexOf(mark, from);
  const end = found < 0 ? html.length : found + mark.length;
  return { name: "", isEnd: false, href: null, end };
}

/** Behind the tag's end; a `>` within quotes does not end it. */
function endOf(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? "";
    if (quote) quote = sign === quote ? "" : quote;
    else if (sign === ">") return at + 1;
    else if ((sign === '"' || sign === "'") && html[at - 1] === "=") quote = sign;
  }
  return html.length;
}

/** Only addresses that one may follow or write to. */
function hrefIn(attributes: string): string | null {
  const [, double, single, bare] =
    /\shref\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/i.exec(attributes) ?? [];
  const href = decoded((double ?? single ?? bare ?? "").trim());
  return /^(?:https?:|mailto:|tel:)/i.test(href) ? href.replaceAll(/\s/g, "") : null;
}

function behind(html: string, { name, end }: Tag): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  close.lastIndex = end;
  const found = close.exec(html);
  return found ? endOf(html, found.index + 1) : html.length;
}

const named = new Map<string, string>(Object.entries(entities));

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi, (whole, dec, hex, name) => {
    if (name) return named.get(String(name)) ?? whole;
    const code = dec ? Number(dec) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      ? String.fromCodePoint(code)
      : "";
  });
