import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { placeholders, type Database, type Write } from "./index";

/**
 * The values of a row in the order of the table's columns, as the driver takes them; defaults where the row has none.
 */
export function valuesOf(table: SQLiteTable, row: object): unknown[] {
  const known = columnsKept.get(table) ?? Object.entries(getTableColumns(table));
  columnsKept.set(table, known);
  return known.map(([name, column]) => {
    const value: unknown = Reflect.get(row, name) ?? column.default ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
}

const columnsKept = new WeakMap<SQLiteTable, [string, SQLiteTable["_"]["columns"][string]][]>();

/** Rows per statement. Only four sizes, so that four prepared statements per table cover every number of rows. */
const sizes = [128, 32, 8, 1];

/**
 * Inserts many rows in few multi-row statements: a statement that fires triggers copies every page it touches to its
 * statement journal. Passing all rows as one JSON parameter was slower, because SQLite has to parse it.
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

/** The same for rows as objects; drizzle would build a new statement for every number of rows. */
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

/** A subquery over a list that is bound as one JSON parameter, however long it is. */
export const jsonValues = (values: readonly unknown[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** The same as a placeholder of a prepared query; its value is a JSON array. */
export const jsonValuesParameter = (blank: string) =>
  sql`(select value from json_each(${sql.placeholder(blank)}))`;
