import { Failure } from "@/src/errors";
import { readZip, unpacked, zipLimits } from "@/src/zip";
import { lastHeadRow, maxColumns, maxRows } from "../rules";
import { dayMs } from "@/src/calendar";

const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes the five entities of XML alone; one that a file defines itself is left as it is (no entity expansion). */
const unescaped = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return names[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

/** The words within, those of furigana left out; `_x000D_` is how Excel writes a sign that XML cannot hold. */
function textOf(xml: string): string {
  const parts = xml
    .replaceAll(/<rPh\b.*?<\/rPh>/gs, "")
    .matchAll(/<(?:t|v)\b[^>]*?(?:\/>|>(.*?)<\/(?:t|v)>)/gs);
  return [...parts]
    .map(([, inner = ""]) => unescaped(inner))
    .join("")
    .replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Excel's number of a day, or of a moment of it, as ISO has it; it believes that 1900 was a leap year, older Macs count from 1904. */
function dayOf(serial: number, is1904: boolean): string {
  const begin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const date = new Date(begin + Math.round(serial * dayMs));
  if (Number.isNaN(date.getTime())) return "";
  return date.toISOString().slice(0, Number.isInteger(serial) ? 10 : undefined);
}

/** Whether a style shows its number as a day. */
function formatsOf(styles: string): (style: number) => boolean {
  const own = new Map(
    [...styles.matchAll(/<numFmt\s[^>]*>/g)].map(([tag]) => [
      Number(attribute(tag, "numFmtId")),
      attribute(tag, "formatCode") ?? "",
    ]),
  );
  const cellStyles = /<cellXfs\b.*?<\/cellXfs>/s.exec(styles)?.[0] ?? "";
  const isDays = [...cellStyles.matchAll(/<xf\b[^>]*>/g)].map(([tag]) =>
    isDay(Number(attribute(tag, "numFmtId") ?? 0), own),
  );
  return (style) => isDays[style] ?? false;
}

/** The numbers below 164 are Excel's own; a code of one's own is a day if it speaks of days or years. */
function isDay(format: number, own: Map<number, string>): boolean {
  const code = own.get(format);
  if (code !== undefined) return /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
  return (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36);
}

const unreadable = () =>
  new Failure("invalid", "The workbook can't be read. Save it again as XLSX or CSV.");

/** The rows of one sheet as text: numbers as they are kept, days as days, formulas by their last result. */
export function openWorkbook(bytes: Uint8Array, chosen: number, atMost = maxRows + lastHeadRow) {
  const zip = openZip(bytes);
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
  return {
    sheets: sheets.map(({ name }) => name),
    ...rowsOf(xml, { shared, isDay, is1904 }, atMost),
  };
}

/** The text of a part by its name, null where there is none; all of them together have a limit. */
type Zip = { text: (name: string) => string | null };

function openZip(bytes: Uint8Array): Zip {
  const files = readZip(bytes)?.files;
  if (!files) throw unreadable();
  let left = zipLimits.unpackedBytes;
  return {
    text(name) {
      const file = files.findLast((it) => it.name === name);
      if (!file) return null;
      try {
        const raw = unpacked(bytes, file, left);
        left -= raw.length;
        return new TextDecoder().decode(raw);
      } catch (cause) {
        throw new Failure("oversized", "The workbook is damaged or far too large.", {
          cause,
        });
      }
    },
  };
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

/** Rows with the numbers that they have in the sheet: a workbook leaves empty ones out. */
function rowsOf(xml: string, means: Means, atMost: number) {
  const rows: string[][] = [];
  const lines: number[] = [];
  for (const [, tag = "", inner = ""] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>(.*?)<\/row>)/gs)) {
    if (rows.length > atMost + 1) break;
    rows.push(cellsOf(inner, means));
    lines.push(Number(attribute(tag, "r")) || (lines.at(-1) ?? 0) + 1);
  }
  return { rows, lines };
}

function cellsOf(xml: string, means: Means): string[] {
  const cells: string[] = [];
  for (const [, tag = "", inner = ""] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const at = columnOf(attribute(tag, "r") ?? "") ?? cells.length;
    if (at > maxColumns) {
      throw new Failure("oversized", `The file has more than ${maxColumns} columns.`);
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
