import { csvOf, workbookOf } from "@/src/sheets";
import type { Table } from "./content";

declare const self: Worker;

export type ToWrite = { folder: string; tables: Table[] };
export type Written = { name: string; content: Uint8Array };

/** Each table as CSV, and all of them as one workbook, away from the thread that answers people. */
async function written({ folder, tables }: ToWrite): Promise<Written[]> {
  const lists = tables.map(async ({ name, columns, rows }) => ({
    name: `${folder}/${name}.csv`,
    content: new TextEncoder().encode(await csvOf(headsOf(columns), rows)),
  }));
  const sheets = tables.map(({ title, columns, rows }) => ({
    title,
    head: headsOf(columns),
    rows,
  }));
  return [
    ...(await Promise.all(lists)),
    { name: `${folder}/${folder}.xlsx`, content: await workbookOf(sheets) },
  ];
}

const headsOf = (columns: Table["columns"]) => columns.map(({ head }) => head);

self.onmessage = async ({ data }: MessageEvent<ToWrite>) => self.postMessage(await written(data));
