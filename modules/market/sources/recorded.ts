import { join } from "node:path";
import type { Task } from "./model";
import { sources } from "./registry";
import { type SourceId, sourceIds } from "./rules";

export type Recorded = { task: Task; file: string; status: number; contentType: string };

type Row = Record<string, string>;

/** The endings of files that are pages; tables beside them are not. */
const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};

/** The questions that a folder of recorded pages answers, one for each page its manifest names. */
export async function recordedTasks(folder: string): Promise<Recorded[]> {
  const manifest = await Bun.file(join(folder, "MANIFEST.tsv")).text();
  return rowsOf(manifest).flatMap((row) => recordedOf(row, folder));
}

function rowsOf(tsv: string): Row[] {
  const [names = [], ...lines] = tsv.split(/\r?\n/).map((line) => line.split("\t"));
  const rows = lines.filter((cells) => cells.length > 1);
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
}

function recordedOf(row: Row, folder: string): Recorded[] {
  const path = row["path"] ?? "";
  const type = types[path.split(".").at(-1) ?? ""];
  if (type === undefined) return [];
  const source = sourceNamed(row["source"] ?? "", path);
  const task: Task = {
    source,
    kind: kindOf(source, path),
    method: "GET",
    url: row["url"] || `https://${hostOf(source)}/${path}`,
    headers: {},
    body: null,
    context: { page: 1, maxPages: 1, ...countryOf(row) },
  };
  const status = Number(row["status"] || 200);
  return [{ task, file: join(folder, path), status, contentType: row["content_type"] || type }];
}

const countryOf = (row: Row): { country?: string } =>
  /^[A-Z]{2}$/.test(row["country"] ?? "") ? { country: row["country"] ?? "" } : {};

/** "adzuna.nl" is adzuna; a name that says nothing ("shape") is looked for in the file's own name. */
function sourceNamed(name: string, path: string): SourceId {
  const words = [name, path].map((text) => text.toLowerCase().split(/[^a-z]+/));
  const [ofName = [], ofPath = []] = words;
  const fits = (id: SourceId) => id === ofName[0] || (ofName[0] === "shape" && ofPath.includes(id));
  return sourceIds.find(fits) ?? "jsonld";
}

function kindOf(source: SourceId, path: string): Task["kind"] {
  const file = path.split("/").at(-1) ?? path;
  if (source === "jsonld") return /sitemap/.test(file) ? "list" : "detail";
  return /detail|(?<![a-z])job(?=[_.-])|posting(?!s)/i.test(file) ? "detail" : "list";
}

function hostOf(source: SourceId): string {
  const host = sources[source].hosts[0] ?? "pages.example";
  return host.startsWith(".") ? `recorded${host}` : host;
}
