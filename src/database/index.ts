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
import { type DatabaseHealth, damageFailure, isDamageError } from "../engines/database-health";
import type { Cluster } from "../engines/rqlite/state";
import { Failure } from "../errors/index";
import { failureOf } from "../errors/faults";
import { type Stamp, registerStamp } from "../engines/change-stamps";

export type Statement = { sql: string; params: unknown[] };

/** All that a database engine has to do: bun:sqlite within one process, rqlite across machines. */
export interface Engine {
  query(statement: Statement): Promise<unknown[][]>;
  /** Applies every statement or none. */
  batch(statements: Statement[]): Promise<void>;
  readonly databaseHealth: DatabaseHealth;
  /** A text that changes with each write of this process or another; missing where the engine cannot know. */
  readonly stamp?: Stamp;
  /** What only a database of several nodes can do. */
  readonly cluster?: Cluster;
  close(): Promise<void>;
}

export type Database = SqliteRemoteDatabase<Record<string, never>>;

/** A drizzle builder that has not been awaited: a write described, not yet done. */
export type Write = { toSQL(): Statement };
export type Guarded = { must: Write };

/**
 * A write that has to change a row. Where it changes none, someone else was first: the whole batch is rolled back with
 * a conflict.
 */
export const must = (write: Write): Guarded => ({ must: write });

const dialect = new SQLiteSyncDialect({ casing: "snake_case" });

/** A write that no builder can express (an upsert with arithmetic, a full-text command). */
export const statement = (sql: SQL): Write => ({ toSQL: () => dialect.sqlToQuery(sql) });

/**
 * Fails the transaction with a conflict unless this holds when the statement runs: json() of a text that is not JSON
 * raises an error. For what was only read before a write that changes no row of it.
 */
export const mustHold = (condition: SQL): Write =>
  statement(sql`select case when ${condition} then 1 else json('conflict') end`);

/**
 * A write whose SQL is built once with placeholders (`sql.placeholder`) and bound for each row. For the few writes that
 * a scrape does by the thousand, where building the SQL costs more than running it.
 */
export function preparedWrite<Row extends object>(build: (db: Database) => Write) {
  let built: Statement | undefined;
  return (db: Database, row: Row): Write => ({
    toSQL() {
      built ??= build(db).toSQL();
      return {
        sql: built.sql,
        params: built.params.map((parameter) => fillPlaceholder(parameter, row)),
      };
    },
  });
}

/** The value to bind: that of a placeholder taken from the row and encoded as its column asks, any other as it is. */
export function fillPlaceholder(parameter: unknown, row: object): unknown {
  if (is(parameter, Placeholder)) return Reflect.get(row, parameter.name) ?? null;
  if (!is(parameter, Param) || !is(parameter.value, Placeholder)) return parameter;
  const value: unknown = Reflect.get(row, parameter.value.name) ?? null;
  return value === null ? null : parameter.encoder.mapToDriverValue(value);
}

/** Every column of a table as a placeholder of its own name. */
export const placeholders = <Columns extends Record<string, Column>>(
  table: Table & { _: { columns: Columns } },
) =>
  Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]),
  ) as { [Name in keyof Columns]: Placeholder<Name & string> };

/** Behind a write that `must` change a row. */
const guard = mustHold(sql`changes() > 0`).toSQL();

type Query = Engine["query"];
const queries = new WeakMap<Database, Query>();

/** The rows of a statement as arrays, for callers that know its columns. */
export async function rowsOf(db: Database, statement: Statement): Promise<unknown[][]> {
  const query = queries.get(db);
  if (!query) throw new TypeError("This database was not opened by openDatabase.");
  return query(statement);
}

export function openDatabase(engine: Engine) {
  const { databaseHealth, cluster = null } = engine;
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
  if (engine.stamp) registerStamp(db, engine.stamp);

  /** Runs all the writes in one transaction, or none of them. */
  async function write(writes: (Write | Guarded)[]): Promise<void> {
    const statements = writes.flatMap((it) =>
      "must" in it ? [it.must.toSQL(), guard] : [it.toSQL()],
    );
    if (databaseHealth.fault) throw databaseHealth.fault;
    await engine.batch(statements).catch(refused);
  }

  /**
   * Marks the database as damaged where that is the cause, so that nothing is written to it again; throws in any case.
   */
  function refused(error: unknown): never {
    if (isDamageError(error)) databaseHealth.markFaulty(damageFailure(error));
    if (isDamageError(error) && databaseHealth.fault) throw databaseHealth.fault;
    return refuse(error);
  }

  return { db, write, databaseHealth, cluster, close: () => engine.close() };
}

const conflicts: [sign: RegExp, kind: "conflict", sentence: string][] = [
  [/malformed JSON/, "conflict", "Someone else changed this first. Reload and try again."],
  [/UNIQUE constraint/, "conflict", "This already exists. Reload to see it."],
];

/** Turns errors of the engine that a person can act on into Failures; throws anything else as it came, as a bug. */
function refuse(error: unknown): never {
  const found = conflicts.find(([sign]) => sign.test(String(error)));
  if (found) throw new Failure(found[1], found[2], { cause: error });
  const failure = failureOf(error);
  throw failure.kind === "bug" ? error : failure;
}
