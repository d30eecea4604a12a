import { Database } from "bun:sqlite";
import { chmodSync } from "node:fs";
import { Failure } from "../errors/index";
import { databasePath } from "./database-path";

/** A summary of a copy: its schema version, rows per table, and the newest seal of the audit trail. */
export type CopySummary = {
  schema: number;
  rows: Record<string, number>;
  auditHead: { upTo: number; mac: string } | null;
};

/** Copies a database while others write to it. It reads one snapshot, so nobody waits. */
export function copyDatabase(from: string, to: string): void {
  using sqlite = new Database(from, { readwrite: true, strict: true });
  sqlite.run("PRAGMA busy_timeout = 5000");
  // Only the packed backup has to outlive a power cut; syncing this copy would hold up everybody else's writes.
  sqlite.run("PRAGMA synchronous = OFF");
  sqlite.run("PRAGMA temp_store = MEMORY");
  sqlite.run("VACUUM INTO ?", [to]);
  chmodSync(to, 0o600);
}

export function summarizeCopy(path: string): CopySummary {
  using sqlite = new Database(path, { readonly: true, strict: true });
  const rows = Object.fromEntries(
    tablesOf(sqlite).map((it) => [it, Number(only(sqlite, `select count(*) from "${it}"`))]),
  );
  const [head] =
    "audit_seals" in rows
      ? sqlite.query("select up_to, mac from audit_seals order by up_to desc limit 1").values()
      : [];
  return {
    schema: Number(only(sqlite, "PRAGMA user_version")),
    rows,
    auditHead: head ? { upTo: Number(head[0]), mac: String(head[1]) } : null,
  };
}

export const tablesOf = (sqlite: Database): string[] =>
  sqlite
    .query("select name from pragma_table_list where schema = 'main' and type = 'table'")
    .values()
    .map(([name]) => String(name))
    .filter((name) => !name.startsWith("sqlite_"))
    .toSorted();

/** What is wrong with a database, its indexes of words among it; nothing where all is well. */
export function findingsIn(path: string): string[] {
  using sqlite = new Database(path, { readonly: true, strict: true });
  sqlite.run("PRAGMA cell_size_check = ON");
  const texts = sqlite.query("PRAGMA integrity_check(10)").values().map(String);
  const dangling = sqlite.query("PRAGMA foreign_key_check").values().length;
  return [
    ...texts.filter((text) => text !== "ok"),
    ...(dangling > 0 ? [`${dangling} rows point to nothing`] : []),
  ];
}

/**
 * Switches a database out of WAL mode, which leaves one complete file without a log. Throws `busy` while another
 * connection has it open.
 */
export function leaveWalMode(path: string): void {
  using sqlite = new Database(path, { readwrite: true, strict: true });
  sqlite.run("PRAGMA busy_timeout = 200");
  const mode = modeAfter(sqlite);
  if (mode === "delete") return;
  const sentence = "The database is in use. Stop the server and every command, then try again.";
  throw new Failure("busy", sentence);
}

/** The same for a database URL; false where the database is not a file. */
export function leaveWalModeAt(database: string): boolean {
  const path = databasePath(database);
  if (path) leaveWalMode(path);
  return path !== null;
}

/** Leaving the write-ahead log needs the file for oneself, so it tells whether anybody else has it. */
function modeAfter(sqlite: Database): unknown {
  try {
    return only(sqlite, "PRAGMA journal_mode = DELETE");
  } catch (error) {
    if (String(error).includes("locked")) return "locked";
    throw error;
  }
}

function only(sqlite: Database, sql: string): unknown {
  return sqlite.query(sql).values()[0]?.[0];
}
