import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { placeholders, type Database, type Write } from "./index";

/** A row as the database keeps it, column by column, each with its default where nothing is given. */
export function valuesOf(table: SQLiteTable, row: object): unknown[] {
  const known = columnsKept.get(table) ?? Object.entries(getTableColumns(table));
  columnsKept.set(table, known);
  return known.map(([name, column]) => {
    const value: unknown = Reflect.get(row, name) ?? column.default ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
}

const columnsKept = new WeakMap<SQLiteTable, [string, SQLiteTable["_"]["columns"][string]][]>();

/** So many rows a statement takes: few numbers, so that few statements are kept ready. */
const sizes = [128, 32, 8, 1];

/**
 * Many rows in few statements: each statement with triggers keeps a copy of every page it touches, and taking
 * rows out of one JSON text costs more than keeping them.
 */
export function insertInBulk(db: Database, table: SQLiteTable, rows: unknown[][]): Write[] {
  const writes: Write[] = [];
  let from = 0;
  for (const size of sizes) {
    for (; rows.length - from >= size; from += size) {
      const params = rows.slice(from, from + size).flat();
      writes.push({ toSQL: () => ({ sql: insertOf(db, table, size), params }) });
    }
  }
  return writes;
}

/** Rows of objects, as drizzle takes them, without its building a statement anew for every number of them. */
export const insertAll = (db: Database, table: SQLiteTable, rows: readonly object[]): Write[] =>
  insertInBulk(
    db,
    table,
    rows.map((row) => valuesOf(table, row)),
  );

const built = new WeakMap<SQLiteTable, Map<number, string>>();

function insertOf(db: Database, table: SQLiteTable, size: number): string {
  const known = built.get(table) ?? new Map<number, string>();
  built.set(table, known);
  const text = known.get(size) ?? sqlOf(db, table, size);
  known.set(size, text);
  return text;
}

const sqlOf = (db: Database, table: SQLiteTable, size: number) =>
  db
    .insert(table)
    .values(Array.from({ length: size }, () => placeholders(table)))
    .toSQL().sql;

/** A list as one parameter, however long. */
export const listed = (values: readonly unknown[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** The same as a blank of a prepared question; what fills it is JSON. */
export const listedAs = (blank: string) =>
  sql`(select value from json_each(${sql.placeholder(blank)}))`;
