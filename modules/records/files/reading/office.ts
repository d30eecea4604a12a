import { readZip, unpacked } from "@/src/zip";

const mostOfPart = 20 * 1024 * 1024;

/** What a person reads in a Word document: headings of the page first, then its body, then its foot. */
export function wordText(bytes: Uint8Array): string {
  const parts = [/^word\/header\d*\.xml$/, /^word\/document\.xml$/, /^word\/footer\d*\.xml$/];
  return parts
    .flatMap((part) => partsOf(bytes, part))
    .map(textOfXml)
    .join("\n");
}

export const openText = (bytes: Uint8Array): string =>
  partsOf(bytes, /^content\.xml$/)
    .map(textOfXml)
    .join("\n");

function partsOf(bytes: Uint8Array, name: RegExp): string[] {
  const zip = readZip(bytes);
  return (zip?.isWhole ? zip.files : [])
    .filter((entry) => name.test(entry.name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((entry) => new TextDecoder().decode(unpacked(bytes, entry, mostOfPart)));
}

/** What ends a line, what parts words, and what is not the text itself: deleted words, field codes, second versions. */
const breaks = new Map<string, string>([
  ["/w:p", "\n"],
  // A box stands within the line that holds it.
  ["w:txbxContent", "\n"],
  ["draw:text-box", "\n"],
  ["/text:p", "\n"],
  ["/text:h", "\n"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["text:line-break", "\n"],
  ["w:tab", "\t"],
  ["text:tab", "\t"],
  ["text:s", " "],
  ["/w:tc", "\uFDD0"],
  ["/table:table-cell", "\uFDD0"],
  ["w:tr", "\uFDD1"],
  ["table:table-row", "\uFDD1"],
  ["/w:tr", "\uFDD2"],
  ["/table:table-row", "\uFDD2"],
]);
const unread = new Set(["mc:Fallback", "w:del", "w:instrText", "office:annotation", "w:tabs"]);
/** In Word only these elements hold words; what else stands between tags is layout. */
const holdsWords = /^(?:w:t|text:\S+)$/;

const tag = /<(\/?)([\w:-]+)[^>]*?(\/?)>|([^<]+)/g;

export function textOfXml(xml: string): string {
  const open: string[] = [];
  const isWord = xml.includes("<w:");
  let skipped = 0;
  let text = "";
  for (const [, close, name = "", alone, words] of xml.matchAll(tag)) {
    if (words !== undefined) {
      const isRead = skipped === 0 && (isWord ? open.at(-1) === "w:t" : open.some(isOpenText));
      if (isRead) text += unescaped(words);
      continue;
    }
    const isEnd = close || (alone && name === "table:table-cell");
    if (skipped === 0) text += breaks.get(isEnd ? `/${name}` : name) ?? "";
    if (alone) continue;
    if (unread.has(name)) skipped += close ? -1 : 1;
    if (close) open.pop();
    else open.push(name);
  }
  return rowsRead(text);
}

const innermostRow = /\uFDD1([^\uFDD1\uFDD2]*)\uFDD2/g;

/** A row of a table is one line where each of its cells is one; longer cells are columns, read one after the other. */
function rowsRead(text: string): string {
  let [whole, before] = [text, ""];
  while (whole !== before) {
    before = whole;
    whole = whole.replaceAll(innermostRow, (_, row: string) => {
      const cells = row.split("\uFDD0").map((cell) => cell.replace(/\n$/, ""));
      const filled = cells.filter((cell, n) => cell.trim() || isBeforeDay(cells, n));
      return `${filled.join(filled.some((cell) => cell.includes("\n")) ? "\n" : " | ")}\n`;
    });
  }
  return whole.replaceAll(/[\uFDD0-\uFDD2]/g, "");
}

const isDay = /^\s*(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d\s*$/;

/** An empty cell between what a row is of and its last day: without it the day would stand in the column before. */
const isBeforeDay = (cells: readonly string[], n: number) =>
  n > 0 && Boolean(cells[0]?.trim()) && cells.slice(n).some((cell) => isDay.test(cell));

const isOpenText = (name: string) => holdsWords.test(name);

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
