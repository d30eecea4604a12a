import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { serverParts } from "@/modules/api";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { createServer, listen } from "@/src/server";
import { rawExport } from "../raw/export";

// Serves one filled data folder: the whole product, or prepared statements that answer the same JSON.
const [kind = "", folder = "", secret = ""] = Bun.argv.slice(2);
const raws: Record<string, (sqlite: Database) => (request: Request) => Response> = {
  export: rawExport,
};

if (kind === "product") serveProduct();
else serveRaw();

function serveProduct(): void {
  const settings = { DATA_DIR: folder, SECRET_KEY: secret, PORT: "0", LOG_LEVEL: "error" };
  const app = openApp(readConfig(settings), { modules });
  console.log(listen(createServer(app, serverParts(app)), app));
}

function serveRaw(): void {
  const sqlite = new Database(`${folder}/coldaisle.db`);
  // As durable as the product: what is answered as made is on the disk.
  for (const pragma of [
    "synchronous = full",
    "foreign_keys = on",
    "busy_timeout = 5000",
    "secure_delete = on",
  ]) {
    sqlite.run(`pragma ${pragma}`);
  }
  const answer = raws[kind]?.(sqlite);
  if (!answer) throw new RangeError(`There is no raw server of ${kind}.`);
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
  console.log(server.url.origin);
}
