import { Database } from "bun:sqlite";
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { migrate } from "../../database/migrations";
import { Failure } from "../../errors/index";
import { damageFailure, isDamageError } from "../database-health";
import { refuseDamaged } from "./damage-mark";
import { buildEmpty, builtEmpty, placeEmpty } from "./empty-database";

/** Older libraries can corrupt a file when the write-ahead log restarts (sqlite.org/wal.html#walresetbug). */
const oldestSqlite = "3.51.3";

/** Made where there is none, whole, of this version and for its owner only. */
export function openFile(path: string, isCommand: boolean): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  placeEmpty(path, emptyImage);
  try {
    refuseDamaged(path, isCommand);
    const sqlite = new Database(path, { create: true, strict: true });
    chmodSync(path, 0o600);
    // Two processes may start on a new file at once: the second waits for the first.
    sqlite.run("PRAGMA busy_timeout = 5000");
    refuseOldSqlite(sqlite);
    migrate(sqlite, path);
    // Reads the schema, which shows whether this is a database at all.
    sqlite.query("select count(*) from sqlite_schema").values();
    return sqlite;
  } catch (error) {
    throw isDamageError(error) ? damageFailure(error) : error;
  }
}

let empty: Buffer | undefined;

/** Every database begins alike, so where the build has not made it a process goes through all migrations once. */
const emptyImage = () => (empty ??= builtEmpty() ?? buildEmpty());

export function openInMemory(): Database {
  const sqlite = Database.deserialize(emptyImage(), { strict: true });
  refuseOldSqlite(sqlite);
  return sqlite;
}

function refuseOldSqlite(sqlite: Database) {
  const [[version] = []] = sqlite.query("select sqlite_version()").values();
  if (Bun.semver.order(String(version), oldestSqlite) >= 0) return;
  throw new Failure("unavailable", `SQLite ${version} is too old; ${oldestSqlite} is needed.`);
}
