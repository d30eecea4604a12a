import { partsOf, type SheetFormat, type SheetLanguage } from "./formats";
import { type Cell, csvLines, columnHeadings, type Sheet, contentTypes } from "./index";
import { streamOf } from "../zip/writer";
import { xlsxBytes } from "./xlsx-stream";

/** A sheet whose rows are fetched page by page, however many there are. */
export type LongSheet<Row> = Omit<Sheet<Row>, "rows"> & {
  pages: () => AsyncIterable<Row[]>;
  /** How a row is written as JSON. */
  json?: (row: Row) => string;
};

/** A file that leaves while it is being written: others are answered between two pages. */
export function fileStream<Row>(format: SheetFormat, sheet: LongSheet<Row>): Response {
  const body = streamOf(bytesOf(format, sheet));
  const { kind } = partsOf(format);
  const disposition = `attachment; filename="${sheet.name}.${kind}"`;
  const headers = { "content-type": contentTypes[kind], "content-disposition": disposition };
  return new Response(body, { headers });
}

export function bytesOf<Row>(
  format: SheetFormat,
  sheet: LongSheet<Row>,
): AsyncIterable<Uint8Array> {
  const { kind, language } = partsOf(format);
  if (kind === "json") return encoded(jsonParts(sheet));
  return kind === "csv" ? encoded(csvParts(sheet, language)) : xlsxParts(sheet, language);
}

async function* xlsxParts<Row>(sheet: LongSheet<Row>, language?: SheetLanguage) {
  const head = await columnHeadings(sheet, language);
  yield* xlsxBytes([{ title: sheet.title, head, pages: cellPages(sheet) }]);
}

async function* cellPages<Row>({ columns, pages }: LongSheet<Row>): AsyncIterable<Cell[][]> {
  const cells = Object.values(columns);
  for await (const rows of pages()) {
    yield rows.map((row) => cells.map((cell) => cell(row)));
    await Bun.sleep(0);
  }
}

async function* csvParts<Row>(
  sheet: LongSheet<Row>,
  language?: SheetLanguage,
): AsyncIterable<string> {
  // The byte order mark makes a spreadsheet read UTF-8 as what it is.
  yield `\uFEFF${csvLines([await columnHeadings(sheet, language)], language)}`;
  for await (const cells of cellPages(sheet)) yield csvLines(cells, language);
}

const usualText = (row: unknown): string => JSON.stringify(row);

async function* jsonParts<Row>({ pages, json = usualText }: LongSheet<Row>): AsyncIterable<string> {
  let before = "[\n";
  for await (const rows of pages()) {
    if (rows.length === 0) continue;
    // A page at a time: each part is an event of its own for the socket and whoever reads it.
    yield before + rows.map(json).join(",\n");
    before = ",\n";
    await Bun.sleep(0);
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* encoded(parts: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) if (part) yield encoder.encode(part);
}
