import type { Database } from "bun:sqlite";
import { createDeflateRaw } from "node:zlib";
import { Readable } from "node:stream";
import { streamOf } from "@/src/zip/writer";
import { exportedColumns } from "../lists/export";

type Row = Record<string, string | number | null>;
type Form = {
  columns: string;
  before: string;
  of(row: Row): string;
  between: string;
  after: string;
};

const named = exportedColumns
  .map((it) => it.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  .join();

const cell = (value: string | number | null) =>
  `<c t="inlineStr"><is><t>${Bun.escapeHTML(String(value ?? ""))}</t></is></c>`;

/** JSON of the product is the whole record, so that of the raw server is the whole row. */
const forms: Record<string, Form> = {
  csv: {
    ...{ columns: named, between: "\r\n", after: "\r\n" },
    before: "\uFEFFFirst name,Last name,E-mail,Place,Country,Headline,Status,Role\r\n",
    of: (row) => Object.values(row).map(quoted).join(","),
  },
  json: {
    columns: "*",
    before: "[\n",
    of: (row) => JSON.stringify(row),
    between: ",\n",
    after: "]\n",
  },
  xlsx: {
    ...{ columns: named, before: "<sheetData>", between: "", after: "</sheetData>" },
    of: (row) => `<row>${Object.values(row).map(cell).join("")}</row>`,
  },
};

const pageSize = 500;

/** All candidates, row by row out of one prepared statement; of a workbook only its sheet, packed. */
export function rawExport(sqlite: Database): (request: Request) => Response {
  return ({ url }) => {
    const format = new URL(url).searchParams.get("format") ?? "csv";
    const form = forms[format];
    if (!form) return new Response(null, { status: 404 });
    const text = Readable.from(partsOf(sqlite, form), { objectMode: false });
    const body = format === "xlsx" ? text.pipe(createDeflateRaw()) : text;
    return new Response(streamOf(body));
  };
}

async function* partsOf(sqlite: Database, { columns, before, of, between, after }: Form) {
  const all = sqlite.query(
    `select ${columns} from candidates where (archived_at is not null) = 0 order by seq desc`,
  );
  let [text, rows] = [before, 0];
  for (const row of all.iterate() as Iterable<Row>) {
    text += (rows > 0 ? between : "") + of(row);
    if ((rows += 1) % pageSize > 0) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text + after);
}

const quoted = (value: string | number | null) => {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
