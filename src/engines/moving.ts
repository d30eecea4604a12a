import { Database } from "bun:sqlite";
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "../errors/index";
import { fsyncPathSync } from "../files/fsync";
import { copyDatabase, leaveWalMode, tablesOf } from "./copying";
import { databasePath } from "./database-path";
import type { Cluster } from "./rqlite/state";

/** Per table the number of rows and a SHA-256 over all of them in the order of their primary key. */
export type TableDigests = Record<string, { rows: number; sum: string }>;
type OnProgress = (percent: number, words: string) => void;

/** Only a cluster adds to it: the ids of batches that have landed. */
const ofTheCluster = "_writes";

/**
 * Digests every row of every table, to compare two databases. Full-text tables are left out, because they are derived
 * from others.
 */
export function digestTables(path: string, onProgress: OnProgress = () => {}): TableDigests {
  using sqlite = new Database(path, { readonly: true, strict: true });
  const names = tablesOf(sqlite).filter((name) => name !== ofTheCluster);
  const held: TableDigests = {};
  for (const [n, name] of names.entries()) {
    onProgress(Math.floor((100 * n) / names.length), name);
    held[name] = tableHeld(sqlite, name);
  }
  return held;
}

function tableHeld(sqlite: Database, name: string): TableDigests[string] {
  const hasher = new Bun.CryptoHasher("sha256");
  const keyed = sqlite
    .query("select name from pragma_table_info(?) where pk > 0 order by pk")
    .values(name)
    .map(([column]) => `"${column}"`);
  let rows = 0;
  const order = keyed.length > 0 ? keyed.join() : "rowid";
  for (const row of sqlite.query(`select * from "${name}" order by ${order}`).iterate()) {
    hasher.update(JSON.stringify(row, plain));
    rows += 1;
  }
  return { rows, sum: hasher.digest("hex") };
}

const plain = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;

/** The tables that one holds otherwise than the other. */
export const differingTables = (one: TableDigests, other: TableDigests): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.sum !== other[name]?.sum || one[name]?.rows !== other[name]?.rows,
  );

/** Copies the database file; false where the database is not a file. Throws where it is missing or in use. */
export function copyDatabaseFile(database: string, into: string): boolean {
  const path = databasePath(database);
  if (!path) return false;
  if (!existsSync(path)) throw new Failure("missing", "There is no database to move.");
  leaveWalMode(path);
  copyDatabase(path, into);
  return true;
}

/** Puts a complete database in place by renaming it; false where there is a file of that name already. */
export function placeDatabaseFile(from: string, database: string): boolean {
  const path = databasePath(database);
  if (!path) throw new Failure("unsupported", "A database in memory is moved nowhere.");
  if (existsSync(path)) return false;
  const draft = `${path}.moving`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  copyFileSync(from, draft);
  chmodSync(draft, 0o600);
  fsyncPathSync(draft);
  renameSync(draft, path);
  fsyncPathSync(dirname(path));
  return true;
}

/** The same of a cluster, as one entry of its log; false where it has tables. */
export async function loadIntoCluster(cluster: Cluster, from: string): Promise<boolean> {
  if ((await cluster.tables()) > 0) return false;
  await cluster.load(from);
  return true;
}
