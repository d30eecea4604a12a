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

/** What the log says once the whole database was read through and nothing was found. */
export const soundSentence = "the database is sound";

/**
 * Examines the whole database beside what else the start does, and answers how to wait for it. What is found until then,
 * or within so much patience, refuses the start; what is found later (a large file takes seconds) refuses every write,
 * and `/readyz` says it.
 */
export function startExamination(app: App, patience = patienceWith(app)) {
  // A cluster is checked when it is opened, which its first statement waits for; its pages are looked at by night.
  if (app.cluster) return () => shareKey(app);
  if (!patience) return async () => examineLater(app);
  const began = performance.now();
  const examined = judged(app, examination(app));
  return async function refuseDamaged(): Promise<void> {
    // Whoever was busy meanwhile has not heard yet of what was found, so there is always a moment to hear it.
    const left = Math.max(patience.totalMs - (performance.now() - began), patience.leastMs);
    await Promise.race([examined, Bun.sleep(left)]);
    if (app.databaseHealth.fault) throw app.databaseHealth.fault;
  };
}

/** None with a file that is too large to wait for. */
export function patienceWith({ config }: App, patience = usualPatience): Patience | null {
  const path = databasePath(config.database);
  return path && sizeOf(path) > quickCheckMaxBytes ? null : patience;
}

/** Beside the answers, giving way to them; it ends with the app. */
function examineLater(app: App): void {
  const path = databasePath(app.config.database);
  if (!path) return;
  const look = () => void judged(app, examineAtLowPriority(path, app.closing));
  const timer = setTimeout(look, largeAfterMs).unref();
  app.closing.addEventListener("abort", () => clearTimeout(timer));
}

/** Of a database that is one file, or lives in memory. */
export async function examination(app: App): Promise<Examination> {
  const path = databasePath(app.config.database);
  return path && sizeOf(path) > atOnce ? examineFile(path) : examinedHere(app);
}

/** By the connection that is open; the pages that were read for it do not stay in memory. */
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

/** A look that broke off says nothing about the database: it is used on, and the log says that nobody knows. */
async function judged(app: App, found: Promise<Examination>): Promise<void> {
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
