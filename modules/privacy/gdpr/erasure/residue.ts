import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { runInChild, temporaryFilesBeside } from "@/src/workers/child-process";
import { statement } from "@/src/database";
import { rebuildWordIndexes, wordIndexesOf } from "@/src/database/word-indexes";
import { databasePath } from "@/src/engines/database-path";
import type { Scrub } from "@/src/engines/scrub-worker";

/** Shorter texts occur in other words as well, so finding one proves nothing. */
const minMarkLength = 6;
/** Pages of an index that one step merges: about a millisecond of work. */
const pagesAtOnce = 32;
const maxSteps = 100_000;

/**
 * Counts how often each person's texts still occur in the raw bytes of the database after a rewrite; null if there are
 * no files. A child process reads them, because closing these files in this one would drop SQLite's locks.
 */
export async function residuesOf(app: App, people: readonly string[][]): Promise<number[] | null> {
  // Any of them may hold a name: each keeps deleted words until its segments are merged.
  const wordIndexes = await wordIndexesOf(app);
  if (app.cluster) await rebuildWordIndexes(app, wordIndexes);
  const path = databasePath(app.config.database);
  if (!path) return null;
  const groups = people.map((marks) => marks.filter(({ length }) => length >= minMarkLength));
  const scrub: Scrub = { path, groups, wordIndexes };
  return runInChild("src/engines/scrub-worker.ts", scrub, {
    environment: temporaryFilesBeside(path),
  });
}

/** Merges the segments of the full-text tables step by step, so that words which were deleted leave them. */
export async function mergeWordIndexes(app: App): Promise<void> {
  // A cluster answers from other connections than it writes with, so nobody can see how far a merge has come.
  const names = await wordIndexesOf(app);
  if (app.cluster) return rebuildWordIndexes(app, names);
  for (const name of names) {
    // A negative number begins a full merge, positive ones go on with it (sqlite.org/fts5.html#the_merge_command).
    for (let [step, pages] = [0, -pagesAtOnce]; step < maxSteps; step += 1, pages = pagesAtOnce) {
      const before = await changesOf(app);
      const table = sql.identifier(name);
      await app.write([
        statement(sql`insert into ${table} (${table}, rank) values ('merge', ${pages})`),
      ]);
      // Fewer than two changes: there was nothing left to merge.
      if ((await changesOf(app)) - before < 2) break;
      await Bun.sleep(0);
    }
  }
}

async function changesOf(app: App): Promise<number> {
  const [row] = await app.db.all<[number]>(sql`select total_changes()`);
  return row?.[0] ?? 0;
}

/** Copies made before an upgrade contain people who were erased since, so they are deleted after this many days. */
const copyDays = 30;
/** An interrupted copy is useless; a younger one may still be in progress. */
const halfCopyDays = 1;

/** Takes away copies from before upgrades that are older than that; answers how many. */
export async function clearCopies(app: App): Promise<number> {
  const { database, DATA_DIR } = app.config;
  const path = databasePath(database) ?? join(DATA_DIR, "coldaisle.db");
  const begins = `${basename(path)}.before-`;
  const names = await readdir(dirname(path)).catch(() => []);
  const old = names.filter((name) => {
    const rest = name.startsWith(begins) ? name.slice(begins.length) : "";
    const [, half, made] = /^(half-)?(?:.*-)?(\d+)(?:-journal)?$/.exec(rest) ?? [];
    const days = half ? halfCopyDays : copyDays;
    return made && app.now().getTime() - Number(made) > days * dayMs;
  });
  await Promise.all(old.map((name) => rm(join(dirname(path), name))));
  return old.length;
}
