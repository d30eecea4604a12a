import { partsOf, type SheetFormat, type SheetKind, type SheetLanguage } from "./formats";
import type { Cell } from "./xlsx-parts";
import { xlsxBytes } from "./xlsx-stream";

export type { Cell, SheetFormat };
export type ExportFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/** The heads in a language, by their English names; only who is asked for one reads them. */
export type HeadWords = (language: SheetLanguage) => Promise<Record<string, string>>;

/** What becomes a file: its name without an ending, and how each column is read from a row. */
export type Sheet<Row> = {
  name: string;
  title: string;
  /** What the names of its columns are called elsewhere. */
  heads: HeadWords;
  columns: Record<string, (row: Row) => Cell>;
  rows: readonly Row[];
};

export const contentTypes: Record<SheetKind, string> = {
  csv: "text/csv;charset=utf-8",
  json: "application/json;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export async function fileOf<Row>(format: SheetFormat, sheet: Sheet<Row>): Promise<ExportFile> {
  return {
    name: `${sheet.name}.${partsOf(format).kind}`,
    type: contentTypes[partsOf(format).kind],
    content: await contentOf(format, sheet),
  };
}

/** The answer that a browser keeps as a file instead of showing it. */
export const download = ({ name, type, content }: ExportFile): Response =>
  new Response(content, {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  });

async function contentOf<Row>(format: SheetFormat, { title, heads, columns, rows }: Sheet<Row>) {
  const { kind, language } = partsOf(format);
  if (kind === "json") return JSON.stringify(rows, null, 2);
  const head = await columnHeadings({ columns, heads }, language);
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return kind === "csv" ? csvOf(head, cells, language) : xlsxOf(title, head, cells);
}

/** The names of the columns, in a language where one is asked for. */
export async function columnHeadings(
  { columns, heads }: { columns: object; heads: HeadWords },
  language?: SheetLanguage,
): Promise<string[]> {
  const names = Object.keys(columns);
  if (!language) return names;
  const words = await heads(language);
  return names.map((name) => words[name] ?? name);
}

/** A table as a spreadsheet opens it, its cells as text and never as formulas. */
export async function csvOf(
  head: string[],
  rows: Cell[][],
  language?: SheetLanguage,
): Promise<string> {
  // The byte order mark makes a spreadsheet read UTF-8 as what it is.
  return `\uFEFF${[head, ...rows].map(language ? localizedLineOf : lineOf).join(newline)}`;
}

const xlsxOf = (title: string, head: string[], rows: Cell[][]) =>
  workbookOf([{ title, head, rows }]);

type CellSheet = { title: string; head: string[]; rows: Cell[][] };

/** Several tables as the sheets of one workbook. */
export async function workbookOf(sheets: readonly CellSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const pages = sheets.map(({ rows, ...sheet }) => ({ ...sheet, pages: [rows] }));
  const parts = await Array.fromAsync(xlsxBytes(pages));
  return new Uint8Array(Buffer.concat(parts));
}

/** What a program may pass over: spaces, quotes and signs that cannot be seen; then a sign that begins a formula, in any of its widths. */
const startsFormula =
  /^[\s\p{Cf}\p{DI}'"]*[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B]/u;

/** With which no formula begins: most cells are not looked at any further. */
const isPlainSign = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** A cell that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. */
export function escapeFormula(value: Cell): Cell {
  if (typeof value !== "string" || isPlainSign(value.charCodeAt(0))) return value;
  return startsFormula.test(value) ? `'${value}` : value;
}

const newline = "\r\n";

/** Lines of a table, each with its end (RFC 4180). */
export const csvLines = (rows: Cell[][], language?: SheetLanguage): string => {
  const line = language ? localizedLineOf : lineOf;
  return rows.map((row) => line(row) + newline).join("");
};

const lineOf = (row: Cell[]): string => row.map(cellOf).join(",");

/** Where a comma is in every number, a semicolon parts the cells. */
const localizedLineOf = (row: Cell[]): string => row.map(localizedCellOf).join(";");

const localizedCellOf = (value: Cell): string =>
  typeof value === "number"
    ? String(value).replace(".", ",")
    : quotedWhere(needsSpokenQuotes, value);

const needsSpokenQuotes = /[";\r\n\uFEFF]|^ | $/;
const needsQuotes = /[",\r\n\uFEFF]|^ | $/;

const cellOf = (value: Cell): string => quotedWhere(needsQuotes, value);

function quotedWhere(signs: RegExp, value: Cell): string {
  const text = String(escapeFormula(value) ?? "");
  return signs.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The opposite of `escapeFormula`: exactly the one apostrophe that it puts before a cell. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && escapeFormula(cell.slice(1)) !== cell.slice(1) ? cell.slice(1) : cell;

/** Which sign parts the cells: the one that cuts most of the first lines into the same number of them. */
export async function delimiterOf<Sign extends string>(
  text: string,
  signs: readonly [Sign, ...Sign[]],
): Promise<Sign> {
  const found = await Promise.all(
    signs.map(async (sign) => ({ sign, evenness: evennessOf(await parseCsv(text, sign, 50)) })),
  );
  return found.toSorted((a, b) => b.evenness - a.evenness)[0]?.sign ?? signs[0];
}

function evennessOf(rows: string[][]): number {
  const widths = rows.map((row) => row.length).toSorted((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 1;
  const even = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
  return usual > 1 ? even * 100 + usual : 0;
}

/** The rows of a text, quotes and line breaks within them read as a spreadsheet reads them. */
export async function parseCsv(text: string, delimiter: string, atMost: number) {
  const { parse } = (await import("papaparse")).default;
  // A mark that says how the text is encoded is no part of its first cell.
  const body = text.replace(/^\uFEFF/, "");
  return parse<string[]>(body, { delimiter, preview: atMost, newline: newlineOf(body) }).data;
}

/** Some programs still end lines as a typewriter did. */
function newlineOf(text: string): "\r\n" | "\n" | "\r" {
  const begin = text.slice(0, 65_536);
  if (begin.includes("\r\n")) return "\r\n";
  return begin.includes("\r") && !begin.includes("\n") ? "\r" : "\n";
}

/** Several things in one cell; a thing that holds a separator stands in quotes, as cells of a line do. */
export const listOf = (items: readonly string[]): string => items.map(quoted).join("; ");

const quoted = (item: string) =>
  /[;,|"\n\r]|^\s|\s$/.test(item) || splitAtSlashes(item).length > 1
    ? `"${item.replaceAll('"', '""')}"`
    : item;

/**
 * The things of such a cell, however people part them. A stroke parts them too: with spaces around it, or between
 * words (`Elektrik/Klima`), but not within a name such as `TCP/IP` or `24/7`, nor within one that is known.
 */
export function itemsOf(cell: string, isKnown: (item: string) => boolean = () => false): string[] {
  const items: string[] = [];
  for (const [, inQuotes, bare] of cell.matchAll(
    /\s*(?:"((?:[^"]|"")*)"|([^;,|\n\r]+))\s*(?:[;,|\n\r]|$)/g,
  )) {
    const item = bare?.trim() ?? "";
    if (inQuotes === undefined) items.push(...(isKnown(item) ? [item] : splitAtSlashes(item)));
    else if (inQuotes) items.push(inQuotes.replaceAll('""', '"'));
  }
  return items;
}

const fewestLetters = 3;

function splitAtSlashes(item: string): string[] {
  const spaced = item.split(/\s\/\s|\/\s|\s\//);
  const parted = spaced.flatMap((part) => {
    const words = part.split("/");
    return words.every((it) => letters(it) >= fewestLetters) ? words : [part];
  });
  return parted.map((it) => it.trim()).filter(Boolean);
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
