import { existsSync, statSync } from "node:fs";

/**
 * Path of the database file behind `file:…`; null for a cluster or a database in memory. Closing any descriptor of this
 * file, its `-wal` or its `-shm` drops every POSIX lock that SQLite holds in the same process (sqlite.org/howtocorrupt.html,
 * 2.2), so a process that has the database open never opens them by path: it asks SQLite, or a process of its own.
 */
export const databasePath = (url: string): string | null => /^file:(.*)$/.exec(url)?.[1] ?? null;

export const isCluster = (url: string): boolean => /^rqlites?:/.test(url);

/** The write-ahead log that SQLite keeps beside a database file. */
export const walPath = (path: string): string => `${path}-wal`;

/** The database file, its write-ahead log and the log's index, as far as they are there. */
export const databaseFiles = (path: string): string[] =>
  [path, walPath(path), `${path}-shm`].filter((it) => existsSync(it));

/**
 * Says whether the database and its write-ahead log are still the files that were opened. SQLite never deletes a log
 * that somebody has open, so a log that is gone was removed by hand, by a restore or through a lost lock; what is
 * written after that goes into a file without a name and is lost with the process.
 */
export function createWalGuard(path: string) {
  const files = [path, walPath(path)];
  const opened = files.map(inodeOf);
  return { isWhole: () => files.every((file, n) => opened[n] === inodeOf(file)) };
}

/** By name only: to open it here would cost SQLite its locks (see `databasePath`). */
const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
