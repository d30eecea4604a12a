import { Database } from "bun:sqlite";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import {
  type DatabaseHealth,
  damageFailure,
  DatabaseLost,
  isDamageError,
} from "../database-health";

/** Up to this size a file is checked within a tenth of a second; a start does not wait for a larger one. */
export const quickCheckMaxBytes = 1024 ** 3 / 8;
const patienceMs = 5000;

const markOf = (path: string) => `${path}.damaged`;

/** Writes a marker file beside the database once it is found damaged, for the next process that opens it. */
export function markDamage(path: string, { failed }: DatabaseHealth): void {
  void failed.then((fault) => {
    if (fault instanceof DatabaseLost) return;
    try {
      writeFileSync(markOf(path), `${new Date().toISOString()}\n`, { mode: 0o600 });
    } catch {
      // On a full disk nothing is written into the database either.
    }
  });
}

/**
 * Reads through a database that somebody found damaged, however long that takes; its mark goes where a restore or another
 * copy has mended it. A command, which ends before anybody could tell it, reads whatever can be read in time as well.
 */
export function refuseDamaged(path: string, isCommand: boolean): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const isMarked = existsSync(markOf(path));
  if (size === 0 || !(isMarked || (isCommand && size <= quickCheckMaxBytes))) return;
  const verdict = verdictOn(path);
  if (verdict === undefined) return;
  if (verdict !== "ok") throw damageFailure(verdict);
  if (isMarked) rmSync(markOf(path), { force: true });
}

/**
 * By a connection that can only read: the last one that can write brings the log into the file as it closes. Nothing where
 * it cannot be read for another reason, which whoever opens it meets again.
 */
function verdictOn(path: string): unknown {
  try {
    using sqlite = new Database(path, { readonly: true });
    sqlite.run(`PRAGMA busy_timeout = ${patienceMs}`);
    using look = sqlite.prepare("pragma quick_check(1)");
    return look.values()[0]?.[0];
  } catch (error) {
    if (isDamageError(error)) throw error;
    return undefined;
  }
}
