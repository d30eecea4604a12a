import { Failure } from "@/src/errors";
import { delimiterOf, parsedCsv, plain } from "@/src/sheets";
import type { Reading } from "../model";
import { delimiters, longestCell, mostColumns, mostRows } from "../rules";
import { decodeText, encodingOf } from "./encoding";
import { openWorkbook } from "./xlsx";

/** Signs that turn writing around or cannot be seen are no part of a name. */
const unseen =
  /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

const clean = (cell: string): string => cell.replaceAll(unseen, "");

export type Table = { head: string[]; rows: string[][]; sheets: string[] };

/** How a file is read if nobody says otherwise. */
export async function readingOf(bytes: Uint8Array): Promise<Reading> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const encoding = isZip ? "utf-8" : encodingOf(bytes);
  const begin = isZip ? "" : decodeText(bytes.subarray(0, 65_536), encoding);
  return {
    format: isZip ? "xlsx" : "csv",
    encoding,
    delimiter: await delimiterOf(begin, delimiters),
    sheet: 0,
    hasHead: true,
  };
}

/** A file as rows of text; what a spreadsheet would run is text like everything else. */
export async function tableOf(bytes: Uint8Array, reading: Reading): Promise<Table> {
  const { sheets, rows } =
    reading.format === "xlsx" ? openWorkbook(bytes, reading.sheet) : await csvRows(bytes, reading);
  // Only a list of bare text needs the apostrophe; in a workbook it is a sign like any other.
  const bare = reading.format === "csv" ? plain : (cell: string) => cell;
  const whole = rows.map((row) => row.map((cell) => clean(bare(cell))));
  const all = whole.filter((row) => row.some((cell) => cell.trim() !== ""));
  refuseHuge(all);
  const width = Math.max(0, ...all.slice(0, 200).map((row) => row.length));
  const head = reading.hasHead ? all.shift() : undefined;
  const names = Array.from({ length: width }, (_, n) => (head?.[n] ?? "").trim());
  return { head: names, rows: all, sheets };
}

async function csvRows(bytes: Uint8Array, { encoding, delimiter }: Reading) {
  const text = decodeText(bytes, encoding);
  const found = await parsedCsv(text, delimiter, mostRows + 2);
  return { sheets: [], rows: found };
}

function refuseHuge(rows: string[][]): void {
  if (rows.length > mostRows + 1) {
    throw new Failure("oversized", `The file has more than ${mostRows} rows. Split it.`);
  }
  if (rows.some((row) => row.length > mostColumns)) {
    throw new Failure("oversized", `The file has more than ${mostColumns} columns.`);
  }
  if (rows.some((row) => row.some((cell) => cell.length > longestCell))) {
    throw new Failure("oversized", `A cell in the file has more than ${longestCell} characters.`);
  }
}
