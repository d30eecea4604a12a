import { sql } from "drizzle-orm";
import type { App } from "../../app";
import { type PollingWorker, startPolling } from "../../workers/polling-worker";
import { nextSlice } from "../../workers/time-slices";
import {
  createSteps,
  defaultMerges,
  mergeSettingWrites,
  createMerger,
  createMergerBetweenWrites,
  noMerges,
} from "./merging";
import {
  dropOldIndex,
  oldTable,
  nextTable,
  swapStatements,
  type SchemaObject,
  schemaObjectsQuery,
} from "./swapping";
import { countAnswers } from "../../http/request-times";
import { must, rowsOf, type Statement, statement, type Write } from "../index";
import { releaseLease, acquireLease } from "../leases";

const everyMs = 1000;
/**
 * How long one process builds before it gives up the lease for a moment, and when a lease expires; that of a dead
 * process is released at once.
 */
const [stretchMs, leaseMs] = [10_000, 60_000];
/** The least and the most rows that one write indexes or removes. */
const rows = { least: 8, most: 500 };

type Build = { name: string; built: number; top: number };

/**
 * Builds an index that a migration has begun, while the old one keeps answering: in small writes, each of which records
 * its progress, so that a build that was killed resumes there. It pauses as long as it works, and longer while requests
 * come in.
 */
export function buildWordIndexes(app: App): PollingWorker & { done: Promise<void> } {
  const done = Promise.withResolvers<void>();
  let isDone = false;
  const worker = startPolling(app, {
    everyMs,
    async state() {
      isDone ||= (await buildUnderWay(app)) === null && (await remainingOldRows(app)) === null;
      if (isDone) done.resolve();
      return isDone ? null : "building";
    },
    batch: (signal) => buildUnderLease(app, signal),
    errorMessage: "an index of words could not be built on",
  });
  return { ...worker, done: done.promise };
}

async function buildUnderLease(app: App, signal: AbortSignal): Promise<boolean> {
  const lease = await acquireLease(app, "word-index", leaseMs);
  if (!lease) return true;
  try {
    await buildOn(app, AbortSignal.any([signal, AbortSignal.timeout(stretchMs)]));
  } finally {
    await releaseLease(app, lease);
  }
  return true;
}

/** Builds until the index is complete and has replaced the old one, or until the signal. */
export async function buildOn(app: App, signal?: AbortSignal): Promise<void> {
  for (const step of [fillStep(app), mergeStep(app), placeStep(app), clearStep(app)]) {
    for (let goesOn = true; goesOn;) {
      if (signal?.aborted) return;
      await nextSlice();
      const began = performance.now();
      goesOn = await step();
      if (goesOn) await rest(app, performance.now() - began);
    }
  }
}

/** While requests come in, it pauses up to so many times as long as it worked. */
const mostRests = 9;

async function rest(app: App, workedMs: number): Promise<void> {
  for (let rests = 0; rests < mostRests; rests += 1) {
    const before = countAnswers(app);
    await Bun.sleep(workedMs);
    if (countAnswers(app) === before) return;
  }
}

type Step = () => Promise<boolean>;

function fillStep(app: App): Step {
  const [size, merges] = [createSteps(rows), createMergerBetweenWrites(app, nextTable)];
  let before = app.cluster ? [] : mergeSettingWrites(nextTable, noMerges);
  return async () => {
    const build = await buildUnderWay(app);
    if (!build || build.built >= build.top) return false;
    if (await merges.goOn()) return true;
    const { name, built, top } = build;
    const count = Math.min(size.now(), top - built);
    // A trigger of this table, written by the migration, indexes the rows up to `built`.
    const moved = sql`update word_index_builds set built = ${built + count}
      where name = ${name} and built = ${built}`;
    await size.during(count, () => app.write([...before, must(statement(moved))]));
    before = [];
    merges.wrote();
    return true;
  };
}

/** Merges the segments that the steps left into one, where the engine reports how far a merge has come. */
function mergeStep(app: App): Step {
  const merge = createMerger(app, "all");
  return async () => {
    const build = await buildUnderWay(app);
    return build !== null && merge(nextTable);
  };
}

function placeStep(app: App): Step {
  return async () => {
    const build = await buildUnderWay(app);
    if (!build) return false;
    const found = await rowsOf(app.db, statementOf(schemaObjectsQuery));
    const schema = found.map(([type, name, sql]) => ({ type, name, sql }) as SchemaObject);
    const whole = sql`update word_index_builds set built = top where name = ${build.name} and built = top`;
    const all = swapStatements(schema).map(writeOf);
    const [before, after] = app.cluster
      ? [[], []]
      : [mergeSettingWrites(nextTable, defaultMerges), mergeSettingWrites(oldTable, noMerges)];
    await app.write([must(statement(whole)), ...before, ...all, ...after]);
    return false;
  };
}

const statementOf = (sql: string): Statement => ({ sql, params: [] });
const writeOf = (sql: string): Write => ({ toSQL: () => statementOf(sql) });

/** An index with no more rows than this is emptied without a merge in between. */
const fewRows = 2000;

/**
 * Deletes the rows of the old index in small writes and then drops it; dropping overwrites whatever it still contains
 * (`secure_delete`). Its segments are merged each time half of the rows are gone, because a merge of segments that are
 * nearly empty cannot be limited to a number of pages.
 */
function clearStep(app: App): Step {
  const [size, mergeAll] = [createSteps(rows), createMerger(app, "all")];
  const merges = createMergerBetweenWrites(app, oldTable);
  let mergedAt = 0;
  let isMerging = false;
  return async () => {
    const found = await remainingOldRows(app);
    if (!found) return false;
    const { first, left } = found;
    if (left === 0) await app.write([writeOf(dropOldIndex)]);
    if (left === 0) return true;
    mergedAt ||= left;
    if (isMerging || (left < mergedAt / 2 && left > fewRows)) {
      isMerging = await mergeAll(oldTable);
      if (!isMerging) mergedAt = left;
      return true;
    }
    if (await merges.goOn()) return true;
    const count = size.now();
    const some = sql`delete from ${table} where rowid < ${first + count}`;
    await size.during(count, () => app.write([statement(some)]));
    merges.wrote();
    return true;
  };
}

async function buildUnderWay(app: App): Promise<Build | null> {
  const isThere = sql`select 1 from sqlite_schema where name = 'word_index_builds'`;
  if ((await app.db.all(isThere)).length === 0) return null;
  const [row] = await app.db.all<[string, number, number]>(
    sql`select name, built, top from word_index_builds limit 1`,
  );
  return row ? { name: row[0], built: row[1], top: row[2] } : null;
}

const table = sql.identifier(oldTable);

/** The first rowid of the old index and how many rowids it still spans; null where there is no old index. */
async function remainingOldRows(app: App) {
  const isThere = sql`select 1 from sqlite_schema where name = ${oldTable}`;
  if ((await app.db.all(isThere)).length === 0) return null;
  const [[first] = [0]] = await app.db.all<[number]>(
    sql`select rowid from ${table} order by rowid limit 1`,
  );
  const [[last] = [0]] = await app.db.all<[number]>(
    sql`select rowid from ${table} order by rowid desc limit 1`,
  );
  return { first, left: last === 0 ? 0 : last - first + 1 };
}
