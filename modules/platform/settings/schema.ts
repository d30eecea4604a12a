import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What an administrator has set; a key without a row stands at its default. */
export const settings = sqliteTable("settings", {
  key: text().primaryKey(),
  value: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  /** Sealed with the installation's key, so that a stolen copy of the database opens no account. */
  secret: text(),
  version: integer().notNull(),
  updatedAt: text().notNull(),
  updatedBy: text().notNull(),
});
