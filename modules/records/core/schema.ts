import { isNotNull, sql } from "drizzle-orm";
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
  (table) => [
    index("record_history_record").on(table.recordId, table.kind),
    index("record_history_deployments")
      .on(table.seq)
      .where(sql`kind = 'deployment'`),
    index("record_history_by").on(table.by, table.seq).where(isNotNull(table.by)),
  ],
);

/** What every table of records has, for `keeping` to work with. */
export const recordColumns = () => ({
  /** The number people say aloud, and the row of the full-text index; never given to another record. */
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().notNull().unique(),
  version: integer().notNull().default(1),
  createdAt: text().notNull(),
  updatedAt: text().notNull(),
  archivedAt: text(),
});
