import type { Database } from "bun:sqlite";
import { chmodSync } from "node:fs";
import { basename } from "node:path";
import type { Engine, Statement } from "../database";
import { Failure } from "../errors/index";
import { type DatabaseHealth, createDatabaseHealth, DatabaseLost } from "./database-health";
import { markDamage } from "./beginning/damage-mark";
import { openFile, openInMemory } from "./beginning/opening";
import { createWalGuard } from "./database-path";
import { createWriteQueue, retryWhileBusy } from "./write-queue";
import { invalidateStamps, oncePerTick } from "./change-stamps";

/** Durable through a power cut, fair between server and commands, and silent about what was deleted. */
const pragmas: readonly Pragma[] = [
  ["journal_mode", "WAL", "wal"],
  ["synchronous", "FULL", 2],
  ["foreign_keys", "ON", 1],
  ["secure_delete", "ON", 1],
  ["trusted_schema", "OFF", 0],
  ["cell_size_check", "ON", 1],
  // Statement journals would otherwise go to the system's temporary folder, in clear.
  ["temp_store", "MEMORY", 2],
  ["journal_size_limit", "67108864", 67_108_864],
  // In KiB. With the 2 MB that SQLite keeps by itself a scan of 100,000 rows costs half as much again.
  ["cache_size", "-32768", -32_768],
  // No waiting inside SQLite, which would block the thread: a locked database is tried again between turns of the event loop.
  ["busy_timeout", "0", 0],
] as const;

const inMemory = ":memory:";
const [openingPatienceMs, mostStatements] = [5000, 400];
/** Statements that change nothing; any other marks the cached answers as outdated. */
const reading = /^\s*(?:select|with|pragma)\b/i;
const lookEveryMs = 1000;

/** The embedded engine: one file, shared by the server and by commands, which check the file before they open it. */
export function openSqlite(path: string, { isCommand = false } = {}): Engine {
  const sqlite = path === inMemory ? openInMemory() : openFile(path, isCommand);
  for (const pragma of pragmas) setPragma(sqlite, pragma);

  const databaseHealth = createDatabaseHealth();
  const inTurn = createWriteQueue();
  const files = path === inMemory ? null : watchFiles(sqlite, path, databaseHealth);
  const statements = createStatementCache(sqlite);
  const query = ({ sql, params }: Statement) => statements.of(sql).values(...(params as never[]));
  const run = (sql: string) => query({ sql, params: [] });

  function batch(all: Statement[]): void {
    files?.refuseLost();
    // A deferred transaction that reads and then writes fails at once beside another writer.
    run("begin immediate");
    try {
      all.forEach(query);
      run("commit");
    } catch (error) {
      if (sqlite.inTransaction) run("rollback");
      throw error;
    }
    // If the files were deleted meanwhile, the commit is lost, so success must not be reported.
    files?.refuseLost();
  }

  return {
    databaseHealth,
    stamp: statements.stamp,
    query: async (statement) => retryWhileBusy(() => query(statement)),
    batch: async (all) => inTurn(() => batch(all)),
    close: async () => {
      files?.end();
      statements.end();
      // Closing would checkpoint a deleted log into a file that is no longer ours.
      if (!(databaseHealth.fault instanceof DatabaseLost)) sqlite.close();
    },
  };
}

/** Looks after each write, and every second, whether the files still are those that were opened. */
function watchFiles(sqlite: Database, path: string, databaseHealth: DatabaseHealth) {
  // The log is there from the first read on.
  sqlite.query("select count(*) from sqlite_schema").values();
  const guard = createWalGuard(path);
  markDamage(path, databaseHealth);
  function refuseLost(): void {
    if (guard.isWhole()) return;
    if (!databaseHealth.fault)
      databaseHealth.markFaulty(new DatabaseLost(rescueCopy(sqlite, path)));
    throw databaseHealth.fault;
  }
  const timer = setInterval(() => {
    try {
      refuseLost();
    } catch {
      clearInterval(timer);
    }
  }, lookEveryMs);
  timer.unref();
  return { refuseLost, end: () => clearInterval(timer) };
}

/**
 * Copies what this connection still sees, the deleted log included, into a file beside; answers its name, or null where
 * that fails.
 */
function rescueCopy(sqlite: Database, path: string): string | null {
  const copy = `${path}.rescued-${Date.now()}`;
  try {
    sqlite.run("VACUUM INTO ?", [copy]);
    chmodSync(copy, 0o600);
    return basename(copy);
  } catch {
    return null;
  }
}

/** bun:sqlite keeps the first twenty statements it meets and reads every other one anew each time. */
export function createStatementCache(sqlite: Database) {
  const known = new Map<string, ReturnType<typeof sqlite.prepare>>();
  const version = sqlite.prepare<[number], []>("PRAGMA data_version");
  const others = oncePerTick(() => version.values()[0]?.[0]);
  let own = 0;
  return {
    of(sql: string) {
      if (!reading.test(sql)) own = invalidateStamps();
      const statement = known.get(sql) ?? sqlite.prepare(sql);
      // Moved to the end: the least recently used is dropped first.
      known.delete(sql);
      known.set(sql, statement);
      const [oldest] = known.size > mostStatements ? known : [];
      if (oldest) forget(known, ...oldest);
      return statement;
    },
    /** Another text after each write: of other connections SQLite counts them, its own are counted here. */
    stamp: () => `${own} ${others()}`,
    /** A statement that is kept keeps the file open, and its locks, after the database was closed. */
    end() {
      version.finalize();
      known.forEach((statement, sql) => forget(known, sql, statement));
    },
  };
}

function forget(known: Map<string, { finalize(): void }>, sql: string, old: { finalize(): void }) {
  known.delete(sql);
  old.finalize();
}

type Pragma = readonly [name: string, value: string, expected: string | number];

function setPragma(sqlite: Database, [name, value, expected]: Pragma) {
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
