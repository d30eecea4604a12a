import { crc32 } from "node:zlib";
import { type Cell, inert } from "./sheets";
import { streamOf } from "./stream-of";

/** A workbook of one sheet, written as its rows come: none of it is held but the row at hand. */
export async function* xlsxBytes(
  title: string,
  head: string[],
  pages: AsyncIterable<Cell[][]>,
): AsyncIterable<Uint8Array> {
  const listed: Part[] = [];
  let at = 0;
  for (const [name, xml] of Object.entries(frameOf(title))) {
    const content = utf8(xml);
    const part = {
      name,
      at,
      crc: crc32(content),
      packed: content.length,
      size: content.length,
      isPacked: false,
    };
    listed.push(part);
    const bytes = [localHeader(part), content];
    at += sizeOf(bytes);
    yield* bytes;
  }
  const sheet: Part = {
    name: "xl/worksheets/sheet1.xml",
    at,
    crc: 0,
    packed: 0,
    size: 0,
    isPacked: true,
  };
  const begin = localHeader(sheet);
  at += begin.length;
  yield begin;
  const plain = streamOf(counted(sheet, sheetXml(head, pages)));
  for await (const bytes of plain.pipeThrough(new CompressionStream("deflate-raw"))) {
    sheet.packed += bytes.length;
    yield bytes;
  }
  const sums = numbers([4, 0x08074b50], [4, sheet.crc], [4, sheet.packed], [4, sheet.size]);
  yield sums;
  at += sheet.packed + sums.length;
  yield ending([...listed, sheet], at);
}

/** Checksum and size are written behind what they are of, because they are known only then. */
type Part = {
  name: string;
  at: number;
  crc: number;
  packed: number;
  size: number;
  isPacked: boolean;
};

async function* counted(part: Part, texts: AsyncIterable<string>) {
  for await (const text of texts) {
    const bytes = utf8(text);
    part.crc = crc32(bytes, part.crc);
    part.size += bytes.length;
    yield bytes as Uint8Array<ArrayBuffer>;
  }
}

async function* sheetXml(head: string[], pages: AsyncIterable<Cell[][]>): AsyncIterable<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetData>${rowXml(head, ' s="1"')}`;
  for await (const rows of pages) yield rows.map((row) => rowXml(row)).join("");
  yield "</sheetData></worksheet>";
}

const rowXml = (row: Cell[], style = "") =>
  `<row>${row.map((it) => cellXml(it, style)).join("")}</row>`;

function cellXml(cell: Cell, style: string): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  const words = escaped(String(inert(cell)));
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${words}</t></is></c>`;
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Excel's own way of writing a sign that XML cannot hold, and of writing that way as words. */
const escaped = (text: string) =>
  text
    .replaceAll(/_x[\da-f]{4}_/gi, "_x005F$&")
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, (sign) => {
      return `_x${sign.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}_`;
    })
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packed = "http://schemas.openxmlformats.org/package/2006";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const frameOf = (title: string): Record<string, string> => ({
  "[Content_Types].xml": `${xml}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${xml}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
});

const utf8 = (text: string) => new TextEncoder().encode(text);
const sizeOf = (all: Uint8Array[]) => all.reduce((sum, it) => sum + it.length, 0);

/** Numbers as a zip file keeps them: the lowest byte first. */
function numbers(...all: [bytes: 2 | 4, value: number][]): Uint8Array {
  const bytes = new Uint8Array(all.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of all) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/** What is said of a part before it and at the end; the day is the first that a zip file knows. */
const about = ({ isPacked, crc, packed, size, name }: Part): [2 | 4, number][] => [
  ...([
    [2, 20],
    [2, isPacked ? 8 : 0x800],
    [2, isPacked ? 8 : 0],
    [2, 0],
    [2, 0x21],
  ] as [2, number][]),
  ...([
    [4, crc],
    [4, packed],
    [4, size],
  ] as [4, number][]),
  [2, utf8(name).length],
  [2, 0],
];

function joined(all: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(sizeOf(all));
  all.reduce((at, it) => (bytes.set(it, at), at + it.length), 0);
  return bytes;
}

const localHeader = (part: Part) =>
  joined([numbers([4, 0x04034b50], ...about(part)), utf8(part.name)]);

function ending(parts: Part[], at: number): Uint8Array {
  const list = joined(
    parts.map((part) => {
      const rest: [2 | 4, number][] = [
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, part.at],
      ];
      return joined([numbers([4, 0x02014b50], [2, 20], ...about(part), ...rest), utf8(part.name)]);
    }),
  );
  const count = parts.length;
  return joined([
    list,
    numbers(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, list.length],
      [4, at],
      [2, 0],
    ),
  ]);
}
