import { Failure } from "@/src/errors";
import { mostColumns, mostRows } from "../rules";
import { dayOf, formatsOf } from "./days";
import { attribute, textOf } from "./xml";
import { openZip, unreadable } from "./zip";

type Zip = ReturnType<typeof openZip>;

/** The rows of one sheet as text: numbers as they are kept, days as days, formulas by their last result. */
export function openWorkbook(bytes: Uint8Array, chosen: number) {
  const zip = openZipSafely(bytes);
  const book = zip.text("xl/workbook.xml");
  if (!book) throw unreadable();
  const sheets = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, "name") ?? "",
    rel: attribute(tag, "r:id") ?? "",
  }));
  const sheet = sheets[chosen] ?? sheets[0];
  const xml = zip.text(pathOf(zip, sheet?.rel ?? "") ?? "xl/worksheets/sheet1.xml");
  if (xml === null) throw unreadable();
  const shared = sharedOf(zip.text("xl/sharedStrings.xml") ?? "");
  const isDay = formatsOf(zip.text("xl/styles.xml") ?? "");
  const is1904 = /date1904="(1|true)"/.test(book);
  return { sheets: sheets.map(({ name }) => name), rows: rowsOf(xml, { shared, isDay, is1904 }) };
}

function openZipSafely(bytes: Uint8Array): Zip {
  try {
    return openZip(bytes);
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(error);
  }
}

function pathOf(zip: Zip, rel: string): string | undefined {
  const tags = (zip.text("xl/_rels/workbook.xml.rels") ?? "").matchAll(/<Relationship\s[^>]*>/g);
  const tag = [...tags].find(([it]) => attribute(it, "Id") === rel)?.[0];
  const target = tag && attribute(tag, "Target");
  return target?.startsWith("/") ? target.slice(1) : target && `xl/${target}`;
}

const sharedOf = (xml: string): string[] =>
  [...xml.matchAll(/<si>(.*?)<\/si>|<si\/>/gs)].map(([, inner = ""]) => textOf(inner));

type Means = { shared: string[]; isDay: (style: number) => boolean; is1904: boolean };

function rowsOf(xml: string, means: Means): string[][] {
  const rows: string[][] = [];
  for (const [, inner = ""] of xml.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)) {
    if (rows.length > mostRows + 1) break;
    rows.push(cellsOf(inner, means));
  }
  return rows;
}

function cellsOf(xml: string, means: Means): string[] {
  const cells: string[] = [];
  for (const [, tag = "", inner = ""] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const at = columnOf(attribute(tag, "r") ?? "") ?? cells.length;
    if (at > mostColumns) {
      throw new Failure("oversized", `The file has more than ${mostColumns} columns.`);
    }
    while (cells.length < at) cells.push("");
    cells[at] = valueOf(tag, inner, means);
  }
  return cells;
}

/** A is 0, AB is 27. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]+/.exec(reference)?.[0].slice(0, 4);
  if (!letters) return undefined;
  return [...letters].reduce((sum, it) => sum * 26 + it.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(tag: string, inner: string, { shared, isDay, is1904 }: Means): string {
  const type = attribute(tag, "t");
  if (type === "inlineStr") return textOf(inner);
  const value = textOf(/<v\b[^>]*>(.*?)<\/v>/s.exec(inner)?.[0] ?? "");
  if (type === "s") return shared[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "yes" : "no";
  if (type === "e") return "";
  const isNumber = type === undefined || type === "n";
  if (!isNumber || value === "") return value;
  return isDay(Number(attribute(tag, "s") ?? 0)) ? dayOf(Number(value), is1904) : numberOf(value);
}

/** 3.5000000000000001 is kept for 3.5. */
const numberOf = (value: string) => String(Number(Number(value).toPrecision(15)));
