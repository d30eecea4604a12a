import {
  type Column,
  getTableColumns,
  is,
  Param,
  Placeholder,
  type SQL,
  sql,
  type Table,
} from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { drizzle, type SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";
import { type Condition, damaged, isDamage } from "../engines/condition";
import type { Cluster } from "../engines/rqlite/state";
import { Failure } from "../errors/index";
import { failureOf } from "../errors/faults";
import { type Stamp, stamped } from "../engines/unchanged";

export type Statement = { sql: string; params: unknown[] };

/** All that a database engine has to do: bun:sqlite within one process, rqlite across machines. */
export interface Engine {
  query(statement: Statement): Promise<unknown[][]>;
  /** Applies every statement or none. */
  batch(statements: Statement[]): Promise<void>;
  readonly condition: Condition;
  /** Another text after each write of this process or another; none where that cannot be known. */
  readonly stamp?: Stamp;
  /** What can be asked of it beside, where it has several nodes. */
  readonly cluster?: Cluster;
  close(): Promise<void>;
}

export type Database = SqliteRemoteDatabase<Record<string, never>>;

/** A drizzle builder that has not been awaited: a write described, not yet done. */
export type Write = { toSQL(): Statement };
export type Guarded = { must: Write };

/** A write that has to touch a row; if it does not, someone else was first and the whole batch is refused. */
export const must = (write: Write): Guarded => ({ must: write });

const dialect = new SQLiteSyncDialect({ casing: "snake_case" });

/** A write that no builder can express (an upsert with arithmetic, a full-text command). */
export const statement = (sql: SQL): Write => ({ toSQL: () => dialect.sqlToQuery(sql) });

/**
 * A write whose SQL is built once, from blanks (`sql.placeholder`), and filled in for each row: for the
 * few writes that a scrape does by the thousand, where building costs more than SQLite does.
 */
export function preparedWrite<Row extends object>(build: (db: Database) => Write) {
  let built: Statement | undefined;
  return (db: Database, row: Row): Write => ({
    toSQL() {
      built ??= build(db).toSQL();
      return { sql: built.sql, params: built.params.map((blank) => fillPlaceholder(blank, row)) };
    },
  });
}

/** What a blank of a statement stands for this time. */
export function fillPlaceholder(blank: unknown, row: object): unknown {
  if (is(blank, Placeholder)) return Reflect.get(row, blank.name) ?? null;
  if (!is(blank, Param) || !is(blank.value, Placeholder)) return blank;
  const value: unknown = Reflect.get(row, blank.value.name) ?? null;
  return value === null ? null : blank.encoder.mapToDriverValue(value);
}

/** Every column of a table as a blank of its own name. */
export const placeholders = <Columns extends Record<string, Column>>(
  table: Table & { _: { columns: Columns } },
) =>
  Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]),
  ) as { [Name in keyof Columns]: Placeholder<Name & string> };

// changes() is that of the statement before; json() of anything but JSON fails, and takes the batch with it.
const guard: Statement = {
  sql: "select case when changes() > 0 then 1 else json('conflict') end",
  params: [],
};

type Query = Engine["query"];
const queries = new WeakMap<Database, Query>();

/** The bare rows of a statement, for those who know what its columns are. */
export async function rowsOf(db: Database, statement: Statement): Promise<unknown[][]> {
  const query = queries.get(db);
  if (!query) throw new TypeError("This database was not opened by openDatabase.");
  return query(statement);
}

export function openDatabase(engine: Engine) {
  const { condition, cluster = null } = engine;
  const query: Query = (statement) => engine.query(statement).catch(refused);
  const db: Database = drizzle(
    async (sql, params, method) => {
      const rows = await query({ sql, params });
      return { rows: method === "get" ? (rows[0] as unknown[]) : rows };
    },
    undefined,
    { casing: "snake_case" },
  );
  queries.set(db, query);
  if (engine.stamp) stamped(db, engine.stamp);

  /** Lands all the writes together or none of them. */
  async function write(writes: (Write | Guarded)[]): Promise<void> {
    const statements = writes.flatMap((it) =>
      "must" in it ? [it.must.toSQL(), guard] : [it.toSQL()],
    );
    if (condition.fault) throw condition.fault;
    await engine.batch(statements).catch(refused);
  }

  /** What is found broken once is not written to again. */
  function refused(error: unknown): never {
    if (isDamage(error)) condition.condemn(damaged(error));
    if (isDamage(error) && condition.fault) throw condition.fault;
    return refuse(error);
  }

  return { db, write, condition, cluster, close: () => engine.close() };
}

const conflicts: [sign: RegExp, kind: "conflict", sentence: string][] = [
  [/malformed JSON/, "conflict", "Someone else changed this first. Reload and try again."],
  [/UNIQUE constraint/, "conflict", "This already exists. Reload to see it."],
];

/** The engine's refusals that a person can act on; anything else is a bug and keeps its cause. */
function refuse(error: unknown): never {
  const found = conflicts.find(([sign]) => sign.test(String(error)));
  if (found) throw new Failure(found[1], found[2], { cause: error });
  const failure = failureOf(error);
  throw failure.kind === "bug" ? error : failure;
}
