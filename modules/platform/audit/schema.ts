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
    /** What only this installation can have written; empty in rows older than the seals. */
    stamp: text().notNull().default(""),
  },
  (table) => [index("audit_entity").on(table.entityType, table.entityId)],
);

/** Closes a stretch of the trail: no row in it can be changed, moved, added or left out any more. */
export const auditSeals = sqliteTable("audit_seals", {
  /** The last row of the stretch. */
  upTo: integer().primaryKey(),
  /** The last row of the stretch before, so that no stretch is sealed twice. */
  after: integer().notNull().unique(),
  at: text().notNull(),
  /** Over the seal before and every row of the stretch. */
  mac: text().notNull(),
});
