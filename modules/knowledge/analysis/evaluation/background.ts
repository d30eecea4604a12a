import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AnalysedAd } from "../model";
import { type BackgroundRow, backgroundRowsIn } from "./labelled";

/** Records of a table with commas, semicolons or tabs, whose quoted cells may run over lines. */
export function separatedIn(text: string): { [column: string]: string | undefined }[] {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain.slice(0, plain.indexOf("\n")));
  const [names = [], ...records] = cellsIn(plain, separator);
  return records
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map((cells) => Object.fromEntries(cells.map((cell, at) => [names[at] ?? "", cell])));
}

const separatorOf = (head: string) =>
  ["\t", ";", ","].find((separator) => head.includes(separator)) ?? ",";

function cellsIn(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    const [cell, end] = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator);
    row.push(cell);
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    at = text[end] === "\r" ? end + 2 : end + 1;
  }
  return rows;
}

function plainAt(text: string, from: number, separator: string): [string, number] {
  let end = from;
  while (end < text.length && text[end] !== separator && !"\r\n".includes(text[end] ?? "")) {
    end += 1;
  }
  return [text.slice(from, end), end];
}

function quotedAt(text: string, from: number): [string, number] {
  let end = from + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) {
    end += text[end] === '"' ? 2 : 1;
  }
  return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1];
}

export type BackgroundAd = BackgroundRow & { ad: AnalysedAd };
type Record = { [column: string]: string | undefined };

/** Ads lie beside the labels: `eval/background.tsv` speaks of files in `pages/ads`. */
const folders = ["../pages/ads", "."];

/** The ads a background table refers to, and the names of files that are not there. */
export function readBackground(path: string): { ads: BackgroundAd[]; missing: string[] } {
  const rows = backgroundRowsIn(readFileSync(path, "utf8"));
  const missing: string[] = [];
  const ads: BackgroundAd[] = [];
  for (const [file, some] of Map.groupBy(rows, ({ file }) => file)) {
    const place = folders.map((folder) => join(dirname(path), folder, file)).find(existsSync);
    if (!place) missing.push(file);
    const records = place ? recordsIn(readFileSync(place, "utf8"), file) : [];
    for (const row of some) {
      const record = records[row.row];
      if (record) ads.push({ ...row, ad: adOfRecord(record) });
    }
  }
  return { ads, missing };
}

function recordsIn(text: string, file: string): Record[] {
  if (!file.endsWith(".jsonl")) return separatedIn(text);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const record: { [column: string]: unknown } = JSON.parse(line);
    return Object.fromEntries(Object.entries(record).map(([name, it]) => [name, String(it)]));
  });
}

const textColumns = /desc|text|responsib|qualif/i;

/** Every collection names its columns its own way; what reads like a text is the text. */
export function adOfRecord(record: Record): AnalysedAd {
  const column = (name: RegExp) =>
    Object.entries(record).find(([key]) => name.test(key))?.[1] || null;
  const texts = Object.entries(record).filter(([key]) => textColumns.test(key));
  return {
    title: column(/title/i) ?? titleOf(texts[0]?.[1] ?? ""),
    company: column(/company/i),
    location: column(/location/i),
    country: column(/country/i),
    text: texts.map(([, value]) => value).join("\n"),
    salary: null,
  };
}

const wordsOfTitle = 6;

/** A collection without a column for the title begins its texts with it. */
const titleOf = (text: string) => text.split(/\s+/, wordsOfTitle).join(" ");
