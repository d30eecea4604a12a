import { Database } from "bun:sqlite";
import { randomUUID } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { migrate, packMigrations } from "../../database/migrations";
import { version } from "../../version";
import { databaseFiles } from "../database-path";

/** The build defines it as `packEmpty()`; where the product runs from its source there is none. */
declare const PACKED_EMPTY_DATABASE: string | undefined;

/** The file that all migrations leave on nothing. */
export function buildEmpty(): Buffer {
  using sqlite = new Database(":memory:", { strict: true });
  migrate(sqlite, ":memory:");
  return sqlite.serialize();
}

/** What a binary carries in place of the folders of its source, by the name it is declared under. */
export function builtIn(): Record<string, string> {
  const all = {
    BUILT_VERSION: version,
    PACKED_MIGRATIONS: packMigrations(),
    // A first start writes this file instead of going through all migrations.
    PACKED_EMPTY_DATABASE: packEmpty(),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, text]) => [name, JSON.stringify(text)]),
  );
}

export const packEmpty = (): string =>
  Bun.zstdCompressSync(buildEmpty(), { level: 19 }).toString("base64");

export const unpackEmpty = (packed: string): Buffer =>
  Bun.zstdDecompressSync(Buffer.from(packed, "base64"));

export const builtEmpty = (): Buffer | null =>
  typeof PACKED_EMPTY_DATABASE === "undefined" ? null : unpackEmpty(PACKED_EMPTY_DATABASE);

/**
 * Puts an empty database where there is none, because writing one file is ten times as quick as creating its tables one by
 * one. A hard link gives it its name once it is whole on the disk, and to the first of two processes only. Where that
 * fails, SQLite creates the file as ever, or says why it cannot.
 */
export function placeEmpty(path: string, imageOf: () => Buffer | null): void {
  const image = hasRemains(path) ? null : imageOf();
  if (!image) return;
  const draft = `${path}.new-${randomUUID()}`;
  try {
    writeSynced(draft, image);
    linkSync(draft, path);
    syncFolder(dirname(path));
  } catch {
    return;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A log or journal that was left behind is deleted by SQLite beside an empty file, but would be applied to this one. */
const hasRemains = (path: string) =>
  databaseFiles(path).length > 0 || existsSync(`${path}-journal`);

/** Where a file says that it has a write-ahead log (sqlite.org/fileformat2.html): to say so later takes a journal and four syncs. */
const [formatAt, writeAhead] = [18, Buffer.from([2, 2])];

function writeSynced(path: string, bytes: Buffer): void {
  const file = openSync(path, "wx", 0o600);
  try {
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
    writeSync(file, writeAhead, 0, writeAhead.length, formatAt);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Without it a power cut could take the name of a file whose contents are safe. */
function syncFolder(folder: string): void {
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
