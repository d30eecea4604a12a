import { Failure } from "@/src/errors";
import { delimiterOf, parseCsv, unescapeFormula } from "@/src/sheets";
import type { Reading } from "../model";
import {
  delimiters,
  firstRowOf,
  lastHeadRow,
  maxCellLength,
  maxColumns,
  maxRows,
  shownTop,
} from "../rules";
import { decodeText, encodingOf } from "./encoding";
import { headIn, headOf } from "./head-row";
import { openWorkbook } from "./xlsx";

/** Signs that turn writing around or cannot be seen are no part of a name. */
const unseen =
  /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

const clean = (cell: string): string => cell.replaceAll(unseen, "");

export type Table = {
  head: string[];
  rows: string[][];
  /** Where each of them stands in the file, from 1; empty lines between them count. */
  lines: number[];
  sheets: string[];
  /** The file from its first row on, head and all. */
  top: string[][];
};

/** How a file is read if nobody says otherwise. */
export async function readingOf(bytes: Uint8Array): Promise<Reading> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const encoding = isZip ? "utf-8" : encodingOf(bytes);
  const begin = isZip ? "" : decodeText(bytes.subarray(0, 65_536), encoding);
  const delimiter = await delimiterOf(begin, delimiters);
  const format = isZip ? ("xlsx" as const) : ("csv" as const);
  const { sheet, rows } = isZip
    ? sheetWithRows(bytes)
    : { sheet: 0, rows: await parseCsv(begin, delimiter, lookedAt) };
  return { format, encoding, delimiter, sheet, ...headIn(rows.map((row) => row.map(clean))) };
}

/** Rows in which the head of a table is looked for. */
const lookedAt = lastHeadRow + 30;
const mostSheets = 8;

/** The first sheet with a table on it: many workbooks begin with a cover. */
function sheetWithRows(bytes: Uint8Array) {
  const first = openWorkbook(bytes, 0, lookedAt);
  for (let sheet = 0; sheet < Math.min(first.sheets.length, mostSheets); sheet += 1) {
    const { rows } = sheet === 0 ? first : openWorkbook(bytes, sheet, lookedAt);
    if (rows.filter((row) => filled(row) > 1).length > 1) return { sheet, rows };
  }
  return { sheet: 0, rows: first.rows };
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "").length;

/** A file as rows of text; what a spreadsheet would run is text like everything else. */
export async function tableOf(bytes: Uint8Array, reading: Reading): Promise<Table> {
  const { sheets, rows, lines } =
    reading.format === "xlsx" ? openWorkbook(bytes, reading.sheet) : await csvRows(bytes, reading);
  // Only a list of bare text needs the apostrophe; in a workbook it is a sign like any other.
  const bare = reading.format === "csv" ? unescapeFormula : (cell: string) => cell;
  const whole = rows.map((row) => row.map((cell) => clean(bare(cell))));
  const first = firstRowOf(reading);
  const isData = (row: readonly string[] = [], at: number) => at >= first && filled(row) > 0;
  const all = whole.filter(isData);
  refuseHuge(all);
  const head = reading.hasHead ? headOf(whole, reading) : [];
  const widths = all.slice(0, 200).map((row) => row.length);
  const width = Math.max(head.length, ...widths);
  const names = Array.from({ length: width }, (_, n) => (head[n] ?? "").trim());
  if (width > maxColumns) throw tooWide();
  const top = whole.slice(0, shownTop).map(shortened);
  return {
    head: names,
    rows: all,
    lines: lines.filter((_, at) => isData(whole[at], at)),
    sheets,
    top,
  };
}

const shortened = (row: string[]) => row.slice(0, 8).map((cell) => cell.trim().slice(0, 60));

async function csvRows(bytes: Uint8Array, { encoding, delimiter }: Reading) {
  const text = decodeText(bytes, encoding);
  const found = await parseCsv(text, delimiter, maxRows + lastHeadRow + 2);
  return { sheets: [], rows: found, lines: found.map((_, at) => at + 1) };
}

const tooWide = () => new Failure("oversized", `The file has more than ${maxColumns} columns.`);

function refuseHuge(rows: string[][]): void {
  if (rows.length > maxRows + 1) {
    throw new Failure("oversized", `The file has more than ${maxRows} rows. Split it.`);
  }
  if (rows.some((row) => row.length > maxColumns)) throw tooWide();
  if (rows.some((row) => row.some((cell) => cell.length > maxCellLength))) {
    throw new Failure("oversized", `A cell in the file has more than ${maxCellLength} characters.`);
  }
}
