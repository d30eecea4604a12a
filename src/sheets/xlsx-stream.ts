import { frameOf, type Page, sheetXml } from "./xlsx-parts";
import { type ZipEntry, zipBytes } from "../zip";

/** The first day that a zip file knows: a workbook's bytes do not tell when it was made. */
const noDay = new Date("1980-01-01T00:00:00Z");

/** A workbook, written as the rows of its sheets come: none of it is held but the page at hand. */
export const xlsxBytes = (sheets: readonly Page[]): AsyncIterable<Uint8Array> =>
  zipBytes(partsOf(sheets), noDay);

function* partsOf(sheets: readonly Page[]): Iterable<ZipEntry> {
  for (const [name, xml] of Object.entries(frameOf(sheets.map(({ title }) => title)))) {
    yield { name, content: utf8(xml) };
  }
  for (const [n, page] of sheets.entries()) {
    yield { name: `xl/worksheets/sheet${n + 1}.xml`, content: encoded(sheetXml(page)) };
  }
}

async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield utf8(text);
}

const utf8 = (text: string) => new TextEncoder().encode(text);
