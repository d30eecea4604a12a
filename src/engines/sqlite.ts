import { Database } from "bun:sqlite";
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Engine, Statement } from "../database";
import { Failure } from "../errors";
import { migrate } from "../migrations";

/** Durable through a power cut, fair between server and commands, and silent about what was deleted. */
const pragmas = [
  ["busy_timeout", "5000", 5000],
  ["journal_mode", "WAL", "wal"],
  ["synchronous", "FULL", 2],
  ["foreign_keys", "ON", 1],
  ["secure_delete", "ON", 1],
  ["trusted_schema", "OFF", 0],
  ["cell_size_check", "ON", 1],
  ["journal_size_limit", "67108864", 67_108_864],
] as const;

/** Older libraries can corrupt a file when the write-ahead log restarts (sqlite.org/wal.html#walresetbug). */
const oldestSqlite = "3.51.3";

const inMemory = ":memory:";
const openingPatienceMs = 5000;
const mostStatements = 400;

/** The embedded engine: one file, shared by the server and the commands. */
export function openSqlite(path: string): Engine {
  const sqlite = path === inMemory ? openInMemory() : openFile(path);
  for (const [name, value, expected] of pragmas) setPragma(sqlite, name, value, expected);

  const statements = statementsOf(sqlite);
  const query = ({ sql, params }: Statement) => statements.of(sql).values(...(params as never[]));
  const say = (sql: string) => query({ sql, params: [] });

  function batch(all: Statement[]): void {
    // A deferred transaction that reads and then writes fails at once beside another writer.
    say("begin immediate");
    try {
      all.forEach(query);
      say("commit");
    } catch (error) {
      if (sqlite.inTransaction) say("rollback");
      throw error;
    }
  }

  return {
    query: async (statement) => query(statement),
    batch: async (all) => batch(all),
    close: async () => {
      statements.end();
      sqlite.close();
    },
  };
}

function openFile(path: string): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const sqlite = new Database(path, { create: true, strict: true });
  chmodSync(path, 0o600);
  // Two processes may start on a new file at once: the second waits for the first.
  sqlite.run("PRAGMA busy_timeout = 5000");
  refuseOldSqlite(sqlite);
  migrate(sqlite, path);
  return sqlite;
}

let empty: Buffer | undefined;

/** Every database in memory begins alike, so only the first is built a table at a time. */
function openInMemory(): Database {
  empty ??= emptied();
  return Database.deserialize(empty, { strict: true });
}

function emptied(): Buffer {
  using sqlite = new Database(inMemory, { strict: true });
  refuseOldSqlite(sqlite);
  migrate(sqlite, inMemory);
  return sqlite.serialize();
}

/** bun:sqlite keeps the first twenty statements it meets and reads every other one anew each time. */
function statementsOf(sqlite: Database) {
  const known = new Map<string, ReturnType<typeof sqlite.prepare>>();
  return {
    of(sql: string) {
      const statement = known.get(sql) ?? sqlite.prepare(sql);
      // Whatever was asked last is forgotten last.
      known.delete(sql);
      known.set(sql, statement);
      const [oldest] = known.size > mostStatements ? known : [];
      if (oldest) forget(known, ...oldest);
      return statement;
    },
    /** A statement that is kept keeps the file open, and its locks, after the database was closed. */
    end: () => known.forEach((statement, sql) => forget(known, sql, statement)),
  };
}

function forget(known: Map<string, { finalize(): void }>, sql: string, old: { finalize(): void }) {
  known.delete(sql);
  old.finalize();
}

function setPragma(sqlite: Database, name: string, value: string, expected: string | number) {
  withPatience(() => sqlite.run(`PRAGMA ${name} = ${value}`));
  const [[actual] = []] = sqlite.query(`PRAGMA ${name}`).values();
  // A database in memory has no journal file to speak of.
  if (actual === expected || actual === "memory") return;
  throw new Failure("unavailable", `The database refused the setting ${name}.`);
}

/** Changing the journal does not wait for other connections by itself, whatever busy_timeout says. */
function withPatience(work: () => unknown, end = Date.now() + openingPatienceMs): unknown {
  try {
    return work();
  } catch (error) {
    if (Date.now() > end || !String(error).includes("locked")) throw error;
    Bun.sleepSync(20);
    return withPatience(work, end);
  }
}

function refuseOldSqlite(sqlite: Database) {
  const [[version] = []] = sqlite.query("select sqlite_version()").values();
  if (Bun.semver.order(String(version), oldestSqlite) >= 0) return;
  throw new Failure("unavailable", `SQLite ${version} is too old; ${oldestSqlite} is needed.`);
}
