import type { Markup } from "../model";
import { decodeHTML } from "entities";

const controls: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * JSON with the mistakes that change no meaning put right: line breaks within strings, escapes that
 * JSON does not know (`\$`), a comma before a closing bracket, a missing comma between properties.
 */
function repairJson(json: string): string {
  let fixed = "";
  let last = 0;
  const strings = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g;
  for (let string = strings.exec(json); string !== null; string = strings.exec(json)) {
    const between = structure(json.slice(last, string.index));
    fixed += between + missingComma(fixed, between) + repairedString(string[0]);
    last = string.index + string[0].length;
  }
  return fixed + structure(json.slice(last));
}

const structure = (between: string): string => between.replace(/,(\s*[}\]])/g, "$1");

/** Two strings, or a value and a string, with nothing but white space between them. */
function missingComma(before: string, between: string): string {
  if (between.trim() === "") return before.endsWith('"') ? "," : "";
  return /(?:[}\]\d]|true|false|null)\s$/.test(between.replace(/\s+/g, " ")) ? "," : "";
}

function repairedString(string: string): string {
  return string
    .replace(/\\(?!["\\/bfnrtu])/g, "")
    .replace(/\p{Cc}/gu, (control) => controls[control] ?? " ");
}

/**
 * The JSON value that starts at or after `from`, found by counting brackets outside strings, so that
 * a state of a megabyte is cut out of its page without a parser.
 */
export function balancedAt(text: string, from: number): string | null {
  const start = firstBracket(text, from);
  if (start < 0) return null;
  const edges = /["{}[\]]/g;
  edges.lastIndex = start;
  let depth = 0;
  for (let edge = edges.exec(text); edge !== null; edge = edges.exec(text)) {
    if (edge[0] === '"') edges.lastIndex = endOfString(text, edge.index) + 1;
    else if (edge[0] === "{" || edge[0] === "[") depth++;
    else if (--depth === 0) return text.slice(start, edge.index + 1);
    if (edges.lastIndex === 0) return null;
  }
  return null;
}

function firstBracket(text: string, from: number): number {
  const found = /[{[]/g;
  found.lastIndex = from;
  return found.exec(text)?.index ?? -1;
}

/** Where a string that opens at `open` closes; -1 where the page ends within it. */
function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === "\\") slashes++;
  return slashes % 2 === 1;
}

/** The value a page assigns after the mark (`window.state = {…}`); undefined where there is none. */
export function assignedAfter(html: string, mark: string): unknown {
  const at = html.indexOf(mark);
  const json = at < 0 ? null : balancedAt(html, at + mark.length);
  return json === null ? undefined : parsed(json);
}

const ldJson = "application/ld+json";

/** Every JSON-LD block of a page that could be read; only blocks with `mark` in them are parsed. */
export function jsonLdBlocks(html: Markup, mark = ""): unknown[] {
  const blocks: unknown[] = [];
  let end = 0;
  for (let at = html.indexOf(ldJson); at >= 0; at = html.indexOf(ldJson, end)) {
    const start = html.indexOf(">", at) + 1;
    if (start === 0) break;
    end = endOfScript(html, start);
    const block = html.slice(start, end);
    const value = block.includes(mark) ? looselyParsed(block) : undefined;
    if (value !== undefined) blocks.push(value);
  }
  return blocks;
}

function endOfScript(html: Markup, from: number): number {
  const usual = html.indexOf("</script", from);
  if (usual >= 0) return usual;
  const odd = html.slice(from).search(/<\/script/i);
  return odd < 0 ? html.length : from + odd;
}

/** JSON as pages really carry it: in CDATA, in comments, entity-encoded, with small mistakes. */
export function looselyParsed(block: string): unknown {
  const bare = unwrapped(block);
  if (bare === "") return undefined;
  const plain = /^[[{]\s*&quot;/.test(bare) ? decodeHTML(bare) : bare;
  return parsed(plain) ?? parsed(repairJson(plain));
}

/** Only the ends are looked at, so that a block of nothing but spaces costs no more than others. */
function unwrapped(block: string): string {
  const bare = block.trim();
  const head = /^(?:\/\/|\/\*)?\s{0,9}<!(?:\[CDATA\[|--)\s{0,9}(?:\*\/)?/.exec(bare)?.[0] ?? "";
  const tail =
    /(?:(?:\/\/|\/\*)?\s{0,9}(?:\]\]|--)>\s{0,9}(?:\*\/)?|;)$/.exec(bare.slice(-40))?.[0] ?? "";
  return bare.slice(head.length, bare.length - tail.length).trim();
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Everything of a schema.org type in the blocks, through arrays, @graph and lists of items. */
export function ofType(value: unknown, type: string, depth = 0): object[] {
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => ofType(one, type, depth + 1));
  if (isA(value, type)) return [value];
  const inner = ["@graph", "mainEntity", "itemListElement", "item"];
  return inner.flatMap((name) => ofType(Reflect.get(value, name), type, depth + 1));
}

const deepest = 6;

function isA(value: object, type: string): boolean {
  const own: unknown = Reflect.get(value, "@type");
  const names = Array.isArray(own) ? own : [own];
  return names.some((name) => typeof name === "string" && name.split(/[/:#]/).at(-1) === type);
}
