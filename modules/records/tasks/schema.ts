import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { recordKinds } from "@/modules/records/core/rules";

/** Something somebody is to do, until when, about which record. */
export const tasks = sqliteTable(
  "tasks",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    dueAt: text(),
    /** Whose it is. */
    userId: text().notNull(),
    kind: text({ enum: recordKinds }),
    recordId: text(),
    doneAt: text(),
    doneBy: text(),
    createdBy: text(),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    /** Deleted, and still to be brought back for a while. */
    deletedAt: text(),
  },
  (table) => [
    index("tasks_assignee").on(table.userId, table.doneAt, table.dueAt),
    index("tasks_due")
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null and ${table.deletedAt} is null`),
    index("tasks_record").on(table.recordId, table.kind),
    index("tasks_deleted").on(table.deletedAt),
  ],
);
