import { Database } from "bun:sqlite";
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "../errors/index";
import { syncedNow } from "../files/syncing";
import { copyDatabase, settleAlone, tablesOf } from "./copying";
import { databasePath } from "./place";
import type { Cluster } from "./rqlite/state";

/** What a table holds: how many rows, and the fingerprint of all of them in their order. */
export type Held = Record<string, { rows: number; sum: string }>;
type Told = (percent: number, words: string) => void;

/** Only a cluster adds to it: the ids of batches that have landed. */
const ofTheCluster = "_writes";

/** Every row of every table; indexes of words are no tables of their own, they are made of the others. */
export function heldIn(path: string, told: Told = () => {}): Held {
  using sqlite = new Database(path, { readonly: true, strict: true });
  const names = tablesOf(sqlite).filter((name) => name !== ofTheCluster);
  const held: Held = {};
  for (const [n, name] of names.entries()) {
    told(Math.floor((100 * n) / names.length), name);
    held[name] = tableHeld(sqlite, name);
  }
  return held;
}

function tableHeld(sqlite: Database, name: string): Held[string] {
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
export const differingTables = (one: Held, other: Held): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.sum !== other[name]?.sum || one[name]?.rows !== other[name]?.rows,
  );

/** A whole copy of the file that nobody works with; false where the database is no file. */
export function copiedFile(database: string, into: string): boolean {
  const path = databasePath(database);
  if (!path) return false;
  if (!existsSync(path)) throw new Failure("missing", "There is no database to move.");
  settleAlone(path);
  copyDatabase(path, into);
  return true;
}

/** Puts a whole database under a name that nothing has, in one step; false where something has it. */
export function placedFile(from: string, database: string): boolean {
  const path = databasePath(database);
  if (!path) throw new Failure("unsupported", "A database in memory is moved nowhere.");
  if (existsSync(path)) return false;
  const draft = `${path}.moving`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  copyFileSync(from, draft);
  chmodSync(draft, 0o600);
  syncedNow(draft);
  renameSync(draft, path);
  syncedNow(dirname(path));
  return true;
}

/** The same of a cluster, as one entry of its log; false where it has tables. */
export async function loadedInto(cluster: Cluster, from: string): Promise<boolean> {
  if ((await cluster.tables()) > 0) return false;
  await cluster.load(from);
  return true;
}
