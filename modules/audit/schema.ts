import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Who did what to which record; rows are only ever added, which triggers in the database enforce. */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: text(),
    /** Numbers, states and field names; never the content of a personal field. */
    details: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("audit_entity").on(table.entityType, table.entityId)],
);
