import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { entityTypes, statuses, types } from "./rules";

/**
 * What was asked or done about somebody's data. It names nobody: what was done is a key of deeds.json, and the id of
 * a person leads nowhere once that person is erased, so the line stays.
 */
export const gdprActivities = sqliteTable(
  "gdpr_activities",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    deed: text().notNull(),
    type: text({ enum: types }).notNull(),
    status: text({ enum: statuses }).notNull(),
    entityType: text({ enum: entityTypes }).notNull(),
    entityId: text().notNull(),
    createdAt: text().notNull(),
    completedAt: text(),
    /** Until when the law or the person expects it to be done. */
    dueAt: text(),
    recordedBy: text().notNull(),
  },
  (table) => [
    index("gdpr_activities_entity").on(table.entityId),
    index("gdpr_activities_type").on(table.type, table.seq),
    index("gdpr_activities_created").on(table.createdAt, table.type),
    index("gdpr_activities_status").on(table.status, table.dueAt),
  ],
);

/** How many lines stand at each status; kept by triggers. */
export const gdprActivityCounts = sqliteTable("gdpr_activity_counts", {
  status: text({ enum: statuses }).primaryKey(),
  n: integer().notNull(),
});
