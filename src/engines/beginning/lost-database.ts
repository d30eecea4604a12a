import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failure } from "../../errors/index";
import { databasePath, walPath } from "../database-path";

/**
 * What shows that there was an installation in the folder; not the secret key, which may have been put there for a
 * first start.
 */
const traces = ["files", "backups", "exports", "erased.jsonl", "audit.head", "installation.id"];

type Place = { database: string; DATA_DIR: string };

/** False where the database should be a file and none is there. */
export const hasDatabase = ({ database }: Pick<Place, "database">): boolean => {
  const path = databasePath(database);
  return !path || !hasNoDatabase(path);
};

/** True where the database is a file that exists; false for a cluster or a database in memory. */
export const isDatabaseFileThere = ({ database }: Pick<Place, "database">): boolean => {
  const path = databasePath(database);
  return path !== null && !hasNoDatabase(path);
};

/** Not there, or a file of 0 bytes, which no installation ever is. */
const hasNoDatabase = (path: string): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;

/**
 * Refuses to create a new database where there was an installation: no row would refer to the files that are left of
 * it, so the nightly clean-up would delete them.
 */
export function refuseLostDatabase({ database, DATA_DIR }: Place): void {
  const path = databasePath(database);
  if (!path || !hasNoDatabase(path)) return;
  const left = [...traces.filter((it) => isLeft(join(DATA_DIR, it))), ...copiesOf(path)];
  if (left.length > 0) throw lost(path, left);
  if (existsSync(path)) throw empty(path);
}

const lost = (path: string, left: string[]) =>
  new Failure(
    "unavailable",
    `The database ${path} is missing or empty, but an installation has been here (${left.join(", ")}), so nothing was started. Bring it back with: coldaisle backup restore latest. To begin a new one, name an empty folder as DATA_DIR; nothing here was touched.`,
  );

const empty = (path: string) =>
  new Failure(
    "unavailable",
    `The database ${path} has 0 bytes, so nothing was started. Restore a backup, or delete this file if there was never anything in it.`,
  );

/** A file with something in it, or a folder with anything in it. */
function isLeft(path: string): boolean {
  const seen = statSync(path, { throwIfNoEntry: false });
  if (!seen) return false;
  return seen.isDirectory() ? readdirSync(path).length > 0 : seen.size > 0;
}

/** What upgrades and restores put aside, and a log whose database is gone. */
function copiesOf(path: string): string[] {
  const folder = dirname(path);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const copies = names.filter((name) => name.startsWith(`${basename(path)}.before-`));
  return [...copies.slice(0, 1), ...(isLeft(walPath(path)) ? [basename(walPath(path))] : [])];
}
