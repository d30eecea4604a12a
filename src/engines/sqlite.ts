import { Database } from "bun:sqlite";
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Engine, Statement } from "../database";
import { Failure } from "../errors";
import { migrate } from "../migrations";

/** Durable through a power cut, fair between server and commands, and silent about what was deleted. */
const pragmas = [
  ["journal_mode", "WAL", "wal"],
  ["synchronous", "FULL", 2],
  ["busy_timeout", "5000", 5000],
  ["foreign_keys", "ON", 1],
  ["secure_delete", "ON", 1],
  ["trusted_schema", "OFF", 0],
  ["cell_size_check", "ON", 1],
  ["journal_size_limit", "67108864", 67_108_864],
] as const;

/** Older libraries can corrupt a file when the write-ahead log restarts (sqlite.org/wal.html#walresetbug). */
const oldestSqlite = "3.51.3";

/** The embedded engine: one file, shared by the server and the commands. */
export function openSqlite(path: string): Engine {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const sqlite = new Database(path, { create: true, strict: true });
  if (path !== ":memory:") chmodSync(path, 0o600);
  refuseOldSqlite(sqlite);
  migrate(sqlite, path);
  for (const [name, value, expected] of pragmas) setPragma(sqlite, name, value, expected);

  const query = ({ sql, params }: Statement) => sqlite.query(sql).values(...(params as never[]));
  const batch = sqlite.transaction((statements: Statement[]) => void statements.forEach(query));

  return {
    query: async (statement) => query(statement),
    // A deferred transaction that reads and then writes fails at once beside another writer.
    batch: async (statements) => batch.immediate(statements),
    close: async () => sqlite.close(),
  };
}

function setPragma(sqlite: Database, name: string, value: string, expected: string | number) {
  sqlite.run(`PRAGMA ${name} = ${value}`);
  const [[actual] = []] = sqlite.query(`PRAGMA ${name}`).values();
  // A database in memory has no journal file to speak of.
  if (actual === expected || actual === "memory") return;
  throw new Failure("unavailable", `The database refused the setting ${name}.`);
}

function refuseOldSqlite(sqlite: Database) {
  const [[version] = []] = sqlite.query("select sqlite_version()").values();
  if (Bun.semver.order(String(version), oldestSqlite) >= 0) return;
  throw new Failure("unavailable", `SQLite ${version} is too old; ${oldestSqlite} is needed.`);
}
