import type { Database } from "bun:sqlite";
import { createDeflateRaw } from "node:zlib";
import { Readable } from "node:stream";
import { streamOf } from "@/src/zip/writer";
import { exportedColumns, jobColumns } from "../lists/export";

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

/** What is exported, the columns of a sheet of it and those of its JSON, and which of it in what order. */
type Subject = Record<"sheet" | "whole" | "from", string>;
const subjects: Record<string, Subject> = {
  // JSON of the product is the whole record, so that of the raw server is the whole row.
  "/api/candidates/export": {
    ...{ sheet: named, whole: "*" },
    from: "candidates where (archived_at is not null) = 0 order by seq desc",
  },
  "/api/jobs/export": {
    sheet: jobColumns,
    whole: `id,${jobColumns},excerpt,source_type,portal_category,tips,language,version,created_at`,
    from: "jobs where status = 'open' order by score desc, seq desc",
  },
};

const formsOf = ({ sheet, whole }: Subject): Record<string, Form> => ({
  csv: {
    ...{ columns: sheet, between: "\r\n", after: "\r\n" },
    before: `\uFEFF${sheet}\r\n`,
    of: (row) => Object.values(row).map(quoted).join(","),
  },
  json: {
    columns: whole,
    before: "[\n",
    of: (row) => JSON.stringify(row),
    between: ",\n",
    after: "]\n",
  },
  xlsx: {
    ...{ columns: sheet, before: "<sheetData>", between: "", after: "</sheetData>" },
    of: (row) => `<row>${Object.values(row).map(cell).join("")}</row>`,
  },
});

const pageSize = 500;

/** All candidates or jobs, row by row out of one prepared statement; of a workbook only its sheet, packed. */
export function rawExport(sqlite: Database): (request: Request) => Response {
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const format = searchParams.get("format") ?? "csv";
    const subject = subjects[pathname];
    const form = subject && formsOf(subject)[format];
    if (!form) return new Response(null, { status: 404 });
    const text = Readable.from(partsOf(sqlite, subject.from, form), { objectMode: false });
    const body = format === "xlsx" ? text.pipe(createDeflateRaw()) : text;
    return new Response(streamOf(body));
  };
}

async function* partsOf(sqlite: Database, from: string, form: Form) {
  const { columns, before, of, between, after } = form;
  const all = sqlite.query(`select ${columns} from ${from}`);
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
