import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Changes, recordKinds } from "./rules";

/** Everything that happened to the records of an agency; timelines and reports are read from it. */
export const recordHistory = sqliteTable(
  "record_history",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: recordKinds }).notNull(),
    recordId: text().notNull(),
    at: text().notNull(),
    event: text().notNull(),
    by: text(),
    reason: text(),
    changes: text({ mode: "json" }).$type<Changes>().notNull(),
  },
  (table) => [index("record_history_record").on(table.recordId, table.kind)],
);
