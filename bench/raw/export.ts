import type { Database } from "bun:sqlite";
import { streamOf } from "@/src/zip/writer";
import { exportedColumns } from "../lists/export";

/** All candidates as CSV, row by row out of one prepared statement. */
export function rawExport(sqlite: Database): (request: Request) => Response {
  const names = exportedColumns.map((it) =>
    it.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  const all = sqlite.query(
    `select ${names.join()} from candidates where (archived_at is not null) = 0 order by seq desc`,
  );
  return () => new Response(streamOf(parts()), { headers: { "content-type": "text/csv" } });

  async function* parts() {
    const encoder = new TextEncoder();
    let text = "\uFEFFFirst name,Last name,E-mail,Place,Country,Headline,Status,Role\r\n";
    let rows = 0;
    for (const row of all.iterate() as Iterable<Record<string, string | null>>) {
      text += `${Object.values(row).map(quoted).join(",")}\r\n`;
      if ((rows += 1) % 500 > 0) continue;
      yield encoder.encode(text);
      text = "";
    }
    yield encoder.encode(text);
  }
}

const quoted = (cell: string | null) =>
  cell === null ? "" : /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
