import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Numbers for rows that have none of their own: contacts, files, notes. Written by triggers, as the indexes are. */
export const searchRows = sqliteTable(
  "search_rows",
  { seq: integer().primaryKey({ autoIncrement: true }), id: text().notNull() },
  (table) => [uniqueIndex("search_rows_id").on(table.id)],
);
