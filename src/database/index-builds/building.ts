import { sql } from "drizzle-orm";
import type { App } from "../../app";
import { type Steady, steadily } from "../../workers/polling-worker";
import { createBatchSize, nextSlice } from "../../workers/time-slices";
import { dropGone, gone, next, placing, type Told, toldInSchema } from "./placing";
import { must, rowsOf, type Statement, statement, type Write } from "../index";
import { release, take } from "../leases";

const everyMs = 1000;
/** So long one process works on before another might; what is left of it when a process dies is given free at once. */
const [stretchMs, leaseMs] = [10_000, 60_000];
/** Rows that one write puts into an index or takes out of it, and pages that it merges. */
const [rows, pages] = [
  { least: 8, most: 500 },
  { least: 32, most: 2000 },
];

/** Half of what fits into a slice: some writes merge lists besides, and take twice as long as those before. */
function createSteps(bounds: typeof rows) {
  const size = createBatchSize(bounds);
  const now = () => Math.ceil(size.now() / 2);
  return { now, during: size.during };
}

type Build = { name: string; built: number; top: number };

/**
 * Builds an index that a migration has begun, beside the one that answers meanwhile: in writes of about a slice, each of
 * which lands with how far it came, so that whoever is killed goes on there. It rests as long as it works.
 */
export function buildWordIndexes(app: App): Steady & { done: Promise<void> } {
  const done = Promise.withResolvers<void>();
  let isDone = false;
  const worker = steadily(app, {
    everyMs,
    async state() {
      isDone ||= (await buildUnderWay(app)) === null && (await leftOfGone(app)) === null;
      if (isDone) done.resolve();
      return isDone ? null : "building";
    },
    batch: (signal) => builtOn(app, signal),
    stumbled: "an index of words could not be built on",
  });
  return { ...worker, done: done.promise };
}

async function builtOn(app: App, signal: AbortSignal): Promise<boolean> {
  const lease = await take(app, "word-index", leaseMs);
  if (!lease) return true;
  try {
    await buildOn(app, AbortSignal.any([signal, AbortSignal.timeout(stretchMs)]));
  } finally {
    await release(app, lease);
  }
  return true;
}

/** Builds until the index is whole and has its place, or until the signal. */
export async function buildOn(app: App, signal?: AbortSignal): Promise<void> {
  for (const step of [fillStep(app), mergeStep(app), placeStep(app), clearStep(app)]) {
    for (let goesOn = true; goesOn;) {
      if (signal?.aborted) return;
      await nextSlice();
      const began = performance.now();
      goesOn = await step();
      if (goesOn) await Bun.sleep(performance.now() - began);
    }
  }
}

type Step = () => Promise<boolean>;

function fillStep(app: App): Step {
  const size = createSteps(rows);
  return async () => {
    const build = await buildUnderWay(app);
    if (!build || build.built >= build.top) return false;
    const { name, built, top } = build;
    const count = Math.min(size.now(), top - built);
    // What a step puts in the migration says, in a trigger of this table.
    const moved = sql`update word_index_builds set built = ${built + count}
      where name = ${name} and built = ${built}`;
    await size.during(count, () => app.write([must(statement(moved))]));
    return true;
  };
}

/** Makes one list of each word of the many that the steps left, as far as this engine tells how far that has come. */
function mergeStep(app: App): Step {
  const merge = merging(app);
  return async () => {
    const build = await buildUnderWay(app);
    return build !== null && merge(next);
  };
}

function merging(app: App) {
  const size = createSteps(pages);
  let direction = -1;
  return async (name: string): Promise<boolean> => {
    if (app.cluster) return false;
    const [table, count, before] = [sql.identifier(name), size.now(), await changesOf(app)];
    // A negative number begins a full merge, positive ones go on with it.
    const merged = sql`insert into ${table} (${table}, rank) values ('merge', ${direction * count})`;
    await size.during(count, () => app.write([statement(merged)]));
    const goesOn = (await changesOf(app)) - before >= 2;
    direction = goesOn ? 1 : -1;
    return goesOn;
  };
}

async function changesOf(app: App): Promise<number> {
  const [row] = await app.db.all<[number]>(sql`select total_changes()`);
  return row?.[0] ?? 0;
}

function placeStep(app: App): Step {
  return async () => {
    const build = await buildUnderWay(app);
    if (!build) return false;
    const told = await rowsOf(app.db, bare(toldInSchema));
    const schema = told.map(([type, name, sql]) => ({ type, name, sql }) as Told);
    const whole = sql`update word_index_builds set built = top where name = ${build.name} and built = top`;
    const all = placing(schema).map(described);
    await app.write([must(statement(whole)), ...all]);
    return false;
  };
}

const bare = (sql: string): Statement => ({ sql, params: [] });
const described = (sql: string): Write => ({ toSQL: () => bare(sql) });

/** So few rows of an index are overwritten in one write. */
const fewRows = 2000;

/**
 * Takes everybody out of the index before and drops it, which overwrites what it still has. Its lists are made anew each
 * time that half of the rows are gone: where nothing is left of them, no number of pages would divide that work.
 */
function clearStep(app: App): Step {
  const [size, merge] = [createSteps(rows), merging(app)];
  let mergedAt = 0;
  let isMerging = false;
  return async () => {
    const found = await leftOfGone(app);
    if (!found) return false;
    const { first, left } = found;
    if (left === 0) await app.write([described(dropGone)]);
    if (left === 0) return true;
    mergedAt ||= left;
    if (isMerging || (left < mergedAt / 2 && left > fewRows)) {
      isMerging = await merge(gone);
      if (!isMerging) mergedAt = left;
      return true;
    }
    const count = size.now();
    const some = sql`delete from ${table} where rowid < ${first + count}`;
    await size.during(count, () => app.write([statement(some)]));
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

const table = sql.identifier(gone);

/** Where the index before begins and how many numbers of rows it still spans; null where there is none. */
async function leftOfGone(app: App) {
  const isThere = sql`select 1 from sqlite_schema where name = ${gone}`;
  if ((await app.db.all(isThere)).length === 0) return null;
  const [[first] = [0]] = await app.db.all<[number]>(
    sql`select rowid from ${table} order by rowid limit 1`,
  );
  const [[last] = [0]] = await app.db.all<[number]>(
    sql`select rowid from ${table} order by rowid desc limit 1`,
  );
  return { first, left: last === 0 ? 0 : last - first + 1 };
}
