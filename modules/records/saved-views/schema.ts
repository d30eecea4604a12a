import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listKinds } from "./rules";

/** A list as somebody saved it. */
export const views = sqliteTable(
  "views",
  {
    id: text().primaryKey(),
    kind: text({ enum: listKinds }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    /** Whose it is. */
    userId: text().notNull(),
    isShared: integer({ mode: "boolean" }).notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    /** Deleted, and still to be brought back. */
    deletedAt: text(),
  },
  (table) => [index("views_kind").on(table.kind), index("views_owner").on(table.userId)],
);

/** What a person's list opens with. */
export const defaultViews = sqliteTable(
  "default_views",
  {
    userId: text().notNull(),
    kind: text({ enum: listKinds }).notNull(),
    viewId: text()
      .notNull()
      .references(() => views.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
