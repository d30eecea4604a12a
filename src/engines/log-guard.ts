import { statSync } from "node:fs";
import { logPath } from "./place";

/**
 * Says whether the database and its write-ahead log are still the files that were opened. SQLite never deletes a log
 * that somebody has open, so a log that is gone was removed by hand, by a restore or through a lost lock; what is
 * written after that goes into a file without a name and is lost with the process.
 */
export function createLogGuard(path: string) {
  const files = [path, logPath(path)];
  const opened = files.map(inodeOf);
  return { isWhole: () => files.every((file, n) => opened[n] === inodeOf(file)) };
}

/** By name only: to open it here would cost SQLite its locks (see place.ts). */
const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
