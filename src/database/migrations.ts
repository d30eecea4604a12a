import type { Database } from "bun:sqlite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { closeSync, openSync, renameSync } from "node:fs";
import { join } from "node:path";
import { damageFailure } from "../engines/database-health";
import { Failure } from "../errors/index";
import { fsyncPathSync } from "../files/fsync";
import { swapStatements, type SchemaObject, schemaObjectsQuery } from "./index-builds/swapping";

/** The build defines it as `packMigrations()`; where the product runs from its source there is none. */
declare const PACKED_MIGRATIONS: string | undefined;

const packed = typeof PACKED_MIGRATIONS === "undefined" ? undefined : PACKED_MIGRATIONS;
let loaded: string[][] | undefined;

/** The migrations of this version in their order; half a megabyte of text, unpacked only when an upgrade needs it. */
export const allMigrations = (): string[][] =>
  (loaded ??= packed === undefined ? readFolder() : unpack(packed));

const readFolder = () =>
  readMigrationFiles({ migrationsFolder: join(import.meta.dir, "../../drizzle") }).map(
    ({ sql }) => sql,
  );

/** Packed for the binary, with their number in front, so that a start without an upgrade need not unpack them. */
export const packMigrations = (): string => {
  const bytes = Bun.zstdCompressSync(JSON.stringify(allMigrations()), { level: 19 });
  return `${allMigrations().length} ${bytes.toString("base64")}`;
};

const unpack = (text: string): string[][] =>
  JSON.parse(
    Bun.zstdDecompressSync(Buffer.from(text.slice(text.indexOf(" ") + 1), "base64")).toString(),
  );

const count = (): number =>
  packed === undefined ? allMigrations().length : Number.parseInt(packed, 10);

/**
 * Applies the migrations this database has not seen; its user_version counts those it has.
 * Drizzle's own migrator loses child rows when a parent is rebuilt: inside a transaction
 * `foreign_keys=OFF` does nothing, so the cascade fires (drizzle-team/drizzle-orm#5782).
 */
export function migrate(sqlite: Database, path: string, migrations?: string[][]): void {
  const seen = versionOf(sqlite);
  if (seen === (migrations?.length ?? count())) return;
  if (seen === 0) refuseMissingVersion(sqlite);
  const { pending, version } = pendingAfter(seen, migrations);

  if (seen > 0 && path !== ":memory:") snapshot(sqlite, path, seen);
  sqlite.run("PRAGMA foreign_keys = OFF");
  const apply = sqlite.transaction(() => {
    // Another process may have upgraded the file while this one waited for it.
    if (versionOf(sqlite) !== seen) return;
    const before = rowCounts(sqlite);
    for (const statement of pending) sqlite.run(statement);
    placeEmptyIndexes(sqlite);
    refuseLoss(sqlite, before, pending);
    sqlite.run(`PRAGMA user_version = ${version}`);
  });
  apply.immediate();
  sqlite.run("PRAGMA foreign_keys = ON");
}

/**
 * Refuses a database that has tables and version 0: its header is broken. Both are read in one query, because another
 * process may be creating them.
 */
function refuseMissingVersion(sqlite: Database): void {
  const [row] = sqlite
    .query("select user_version, (select count(*) from sqlite_schema) from pragma_user_version")
    .values();
  if (row?.[0] === 0 && Number(row[1]) > 0) throw damageFailure("tables without a version");
}

/**
 * Puts a new index in place at once where no rows have to be indexed, so that a new database needs no background build.
 */
function placeEmptyIndexes(sqlite: Database): void {
  const builds = "select 1 from sqlite_schema where name = 'word_index_builds'";
  if (sqlite.query(builds).values().length === 0) return;
  const empty = sqlite.query("select 1 from word_index_builds where top = 0").values();
  if (empty.length === 0) return;
  const schema = sqlite.query<SchemaObject, []>(schemaObjectsQuery).all();
  for (const sql of swapStatements(schema, { isEmpty: true })) sqlite.run(sql);
}

/** The statements that a database of this version has not seen, and its version once it has. */
export function pendingAfter(seen: number, migrations = allMigrations()) {
  if (seen > migrations.length) {
    throw new Failure("unavailable", "The data was written by a newer version of Coldaisle.");
  }
  return { pending: migrations.slice(seen).flat(), version: migrations.length };
}

/**
 * Copies the database to a file beside it, so that an upgrade can be undone. The copy is readable by its owner only and
 * is renamed once it is complete and synced; a killed process leaves one with "half" in its name.
 */
function snapshot(sqlite: Database, path: string, seen: number) {
  const at = `${seen + 1}-${Date.now()}`;
  const draft = `${path}.before-half-${at}`;
  closeSync(openSync(draft, "wx", 0o600));
  sqlite.run("VACUUM INTO ?", [draft]);
  fsyncPathSync(draft);
  renameSync(draft, `${path}.before-${at}`);
}

const versionOf = (sqlite: Database) => Number(firstValue(sqlite, "PRAGMA user_version"));

/** A migration keeps every row of every table it keeps, unless it says `-- removes rows of: table`. */
function refuseLoss(sqlite: Database, before: Map<string, number>, statements: string[]) {
  const dangling = sqlite.query("PRAGMA foreign_key_check").values();
  const after = rowCounts(sqlite);
  const declared: string[] = statements.join("\n").match(/(?<=-- removes rows of: )\w+/g) ?? [];
  const shrunk = [...before].filter(
    ([table, rows]) => rows > (after.get(table) ?? rows) && !declared.includes(table),
  );
  if (dangling.length === 0 && shrunk.length === 0) return;
  throw new Failure("unavailable", "The upgrade would have lost rows, so it was not applied.");
}

function rowCounts(sqlite: Database): Map<string, number> {
  const tables = sqlite
    .query("select name from sqlite_schema where type = 'table' and name not like '%search%'")
    .values()
    .map(([name]) => String(name));
  return new Map(
    tables.map((it) => [it, Number(firstValue(sqlite, `select count(*) from "${it}"`))]),
  );
}

function firstValue(sqlite: Database, sql: string): unknown {
  return sqlite.query(sql).values()[0]?.[0];
}
