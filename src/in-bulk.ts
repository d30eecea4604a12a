import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database, Write } from "./database";

/** A row as the database keeps it, column by column, each with its default where nothing is given. */
export const valuesOf = (table: SQLiteTable, row: object): unknown[] =>
  Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = Reflect.get(row, name) ?? column.default ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });

/** Many rows as one parameter of one statement, which costs a third less than a statement for each. */
export function insertInBulk(db: Database, table: SQLiteTable, rows: unknown[][]): Write {
  const cells = Object.keys(getTableColumns(table)).map((_, n) => sql`value->>${n}`);
  return db
    .insert(table)
    .select(sql`select ${sql.join(cells, sql`, `)} from json_each(${JSON.stringify(rows)})`);
}

/** A list as one parameter, however long. */
export const listed = (values: readonly unknown[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;
