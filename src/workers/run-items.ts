import { type AnyColumn, and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { App } from "../app";
import { releaseLease } from "../database/leases";
import type { Failure } from "../errors";
import type { Begun, longRuns, Run } from "./runs";

/** The rows of long work: what is to be done one by one, and the runs that they belong to. */
export type RunItems<Items, Runs> = {
  items: Items & Record<"id" | "state" | "position", AnyColumn>;
  /** The column by which an item names its run. */
  runOf: AnyColumn;
  runs: Runs & Record<"id" | "state", AnyColumn>;
};

type Rows = RunItems<SQLiteTable, SQLiteTable>;
type Outcome = Record<string, unknown>;
type End = { state: "done" | "cancelled" } & Outcome;

/**
 * Work that is done item by item, in their order: each once, because whoever does one moves its row out of waiting in
 * the same write, and none any more once the run was stopped.
 */
export const itemsOf = <Items extends SQLiteTable, Runs extends SQLiteTable>(
  rows: RunItems<Items, Runs>,
) => ({
  /** The run that goes on, the oldest first. */
  active: (app: App) => active(app, rows),
  /** Does one after the other; answers whether none is left, which is false where this process lets go. */
  each: (app: App, run: Run, work: (item: Items["$inferSelect"]) => Promise<void>) =>
    each(app, { rows, run }, work),
  /** What became of an item that still waits. */
  outcomeWrite: (app: App, { id }: { id: string }, outcome: Partial<Items["$inferSelect"]>) =>
    moved(app, { rows, id }, outcome),
  /** Ends a run that goes on; within `must` where nobody else may have ended it. */
  endWrite: (app: App, id: string, end: End) => ended(app, { rows, id }, end),
  /** How many items of a run stand where. */
  counts: (app: App, id: string) => counts(app, { rows, id }),
});

async function active(app: App, { runs }: Rows): Promise<string | undefined> {
  const [run] = await app.db
    .select({ id: sql<string>`${runs.id}` })
    .from(runs as SQLiteTable)
    .where(eq(runs.state, "running"))
    .orderBy(asc(runs.id))
    .limit(1);
  return run?.id;
}

type Walk = { rows: Rows; run: Run };

async function each<Item>(
  app: App,
  { rows, run: { id, stop } }: Walk,
  work: (item: Item) => Promise<void>,
): Promise<boolean> {
  for (;;) {
    const item = await next<Item>(app, { rows, id });
    if (stop.signal.aborted) return false;
    if (!item) return true;
    await work(item);
  }
}

type Named = { rows: Rows; id: string };

/** Undefined too once the run is over. */
async function next<Item>(app: App, { rows, id }: Named): Promise<Item | undefined> {
  const found = await app.db
    .select()
    .from(rows.items as SQLiteTable)
    .where(isWaiting(rows, sql`${rows.runOf} = ${id}`))
    .orderBy(asc(rows.items.position))
    .limit(1);
  return found[0] as Item | undefined;
}

const moved = (app: App, { rows, id }: Named, outcome: Outcome) =>
  app.db
    .update(rows.items as SQLiteTable)
    .set(outcome)
    .where(isWaiting(rows, sql`${rows.items.id} = ${id}`));

const isWaiting = ({ items, runOf, runs }: Rows, own: SQL): SQL =>
  sql`${own} and ${items.state} = 'waiting'
    and ${runOf} in (select ${runs.id} from ${runs} where ${runs.state} = 'running')`;

const ended = (app: App, { rows: { runs }, id }: Named, end: End) =>
  app.db
    .update(runs as SQLiteTable)
    .set({ ...end, endedAt: app.now().toISOString() })
    .where(and(eq(runs.id, id), eq(runs.state, "running")));

async function counts(app: App, { rows: { items, runOf }, id }: Named) {
  const found = await app.db
    .select({ state: sql<string>`${items.state}`, n: count() })
    .from(items as SQLiteTable)
    .where(eq(runOf, id))
    .groupBy(sql`${items.state}`);
  return (...states: string[]) =>
    found.filter((it) => states.includes(it.state)).reduce((sum, { n }) => sum + n, 0);
}

type Alone = { active: (app: App) => Promise<string | undefined>; busy: () => Failure };

/** Begins a run where none of its kind goes on, in any process. */
export async function beginExclusive(
  app: App,
  { runs, active, busy }: Alone & { runs: ReturnType<typeof longRuns> },
  record: () => Promise<string>,
): Promise<Begun> {
  const lease = await runs.acquire(app);
  if (!lease || (await active(app))) {
    if (lease) await releaseLease(app, lease);
    throw busy();
  }
  return runs.begin(app, { lease }, record);
}
