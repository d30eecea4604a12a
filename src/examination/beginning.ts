import { statSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { App } from "../app";
import { damageFailure, isDamageError } from "../engines/database-health";
import { quickCheckMaxBytes } from "../engines/beginning/damage-mark";
import { databasePath } from "../engines/database-path";
import { errorFields } from "../log";
import { shareKey } from "../secrets/shared-key";
import { type Examination, examineFile, examineAtLowPriority } from "./index";

type Patience = { totalMs: number; leastMs: number };
const usualPatience: Patience = { totalMs: 150, leastMs: 50 };
/** So small a file is read through in ten milliseconds: a thread takes three times as long to begin, and 10 MB. */
const atOnce = 8 * 1024 ** 2;
/** It is read once the server has begun, because the disk and the memory it takes would hold the start up. */
const largeAfterMs = 1000;

/** What the log says once the whole database was read and no damage found. */
export const soundSentence = "the database is sound";

/**
 * Starts to examine the whole database while the start goes on, and answers a function that waits for the result. Damage
 * found within the patience makes the start fail; damage found later (a large file takes seconds) refuses every write, and
 * `/readyz` reports it.
 */
export function startExamination(app: App, patience = patienceWith(app)) {
  // A cluster is checked when it is opened, which its first statement waits for; its pages are looked at by night.
  if (app.cluster) return () => shareKey(app);
  if (!patience) return async () => examineLater(app);
  const began = performance.now();
  const examined = applyVerdict(app, examination(app));
  return async function refuseDamaged(): Promise<void> {
    // At least `leastMs`, because a busy event loop may not have delivered a result that is there already.
    const left = Math.max(patience.totalMs - (performance.now() - began), patience.leastMs);
    await Promise.race([examined, Bun.sleep(left)]);
    if (app.databaseHealth.fault) throw app.databaseHealth.fault;
  };
}

/** How long a start waits for the examination; null with a file that is too large to wait for. */
export function patienceWith({ config }: App, patience = usualPatience): Patience | null {
  const path = databasePath(config.database);
  return path && sizeOf(path) > quickCheckMaxBytes ? null : patience;
}

/** Examines a large file at low priority once the server runs; ends with the app. */
function examineLater(app: App): void {
  const path = databasePath(app.config.database);
  if (!path) return;
  const look = () => void applyVerdict(app, examineAtLowPriority(path, app.closing));
  const timer = setTimeout(look, largeAfterMs).unref();
  app.closing.addEventListener("abort", () => clearTimeout(timer));
}

/** Examines a database that is one file or in memory. */
export async function examination(app: App): Promise<Examination> {
  const path = databasePath(app.config.database);
  return path && sizeOf(path) > atOnce ? examineFile(path) : examinedHere(app);
}

/** On the open connection; frees the pages that were read for it. */
async function examinedHere({ db }: App): Promise<Examination> {
  try {
    const [row] = await db.all<[string]>(sql`pragma quick_check`);
    const orphans = await db.all(sql`pragma foreign_key_check`);
    await db.all(sql`pragma shrink_memory`);
    return { verdict: String(row?.[0]), orphans: orphans.length };
  } catch (error) {
    if (isDamageError(error)) return { verdict: "unreadable", orphans: 0 };
    throw error;
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Marks a damaged database as faulty. An examination that broke off is only logged, because it says nothing about the
 * database.
 */
async function applyVerdict(app: App, found: Promise<Examination>): Promise<void> {
  try {
    const { verdict } = await found;
    if (verdict === "ok") return app.log.debug(soundSentence);
    app.databaseHealth.markFaulty(damageFailure(verdict));
    app.log.error("the database is damaged", { verdict });
  } catch (error) {
    if (app.closing.aborted) return;
    app.log.error("the database could not be examined", errorFields(error));
  }
}
