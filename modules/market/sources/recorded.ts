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

type Replay = { origin: string; close(): Promise<void> };

/** Serves a folder of recorded pages over real HTTP on loopback, by the address each was asked at. */
export async function serveRecorded(folder: string): Promise<Replay> {
  const pages = new Map<string, Recorded>();
  for (const recorded of await recordedTasks(folder)) {
    const { host, pathname, search } = new URL(recorded.task.url);
    pages.set(pathname + search, recorded);
    pages.set(host + pathname + search, recorded);
  }
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => answer(request, pages),
  });
  return { origin: server.url.origin, close: () => server.stop(true) };
}

function answer(request: Request, pages: Map<string, Recorded>): Response {
  const { pathname, search } = new URL(request.url);
  const host = request.headers.get("host") ?? "";
  // A folder of recordings was made with permission to read it: there is nothing to disallow.
  if (pathname === "/robots.txt") return new Response("User-agent: *\nAllow: /\n");
  const found = pages.get(host + pathname + search) ?? pages.get(pathname + search);
  if (found === undefined) return new Response("not recorded", { status: 404 });
  const headers = { "content-type": found.contentType };
  return new Response(Bun.file(found.file), { status: found.status, headers });
}
