import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { drizzle, type SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";
import { Failure } from "./errors";

export type Statement = { sql: string; params: unknown[] };

/** All that a database engine has to do: bun:sqlite within one process, rqlite across machines. */
export interface Engine {
  query(statement: Statement): Promise<unknown[][]>;
  /** Applies every statement or none. */
  batch(statements: Statement[]): Promise<void>;
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

// changes() is that of the statement before; json() of anything but JSON fails, and takes the batch with it.
const guard: Statement = {
  sql: "select case when changes() > 0 then 1 else json('conflict') end",
  params: [],
};

export function openDatabase(engine: Engine) {
  const db: Database = drizzle(
    async (sql, params, method) => {
      const rows = await engine.query({ sql, params }).catch(refuse);
      return { rows: method === "get" ? (rows[0] as unknown[]) : rows };
    },
    undefined,
    { casing: "snake_case" },
  );

  /** Lands all the writes together or none of them. */
  async function write(writes: (Write | Guarded)[]): Promise<void> {
    const statements = writes.flatMap((it) =>
      "must" in it ? [it.must.toSQL(), guard] : [it.toSQL()],
    );
    await engine.batch(statements).catch(refuse);
  }

  return { db, write, close: () => engine.close() };
}

const refusals: [sign: RegExp, kind: "conflict" | "full" | "unavailable", sentence: string][] = [
  [/malformed JSON/, "conflict", "Someone else changed this first. Reload and try again."],
  [/UNIQUE constraint/, "conflict", "This exists already. Reload to see it."],
  [
    /disk is full|disk I\/O error|SQLITE_FULL|ENOSPC/,
    "full",
    "The disk is full. Nothing was changed; free some space and try again.",
  ],
  [/database is locked|SQLITE_BUSY/, "unavailable", "The database is busy. Try again in a moment."],
];

/** The engine's refusals that a person can act on; anything else is a bug and keeps its cause. */
function refuse(error: unknown): never {
  const found = refusals.find(([sign]) => sign.test(String(error)));
  if (found) throw new Failure(found[1], found[2], { cause: error });
  throw error;
}
