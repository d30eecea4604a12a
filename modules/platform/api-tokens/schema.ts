import { sql } from "drizzle-orm";
import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Scopes } from "./rules";

/** Keys to the calls of the product for other programs. */
export const apiTokens = sqliteTable(
  "api_tokens",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** SHA-256 of the token: a stolen copy of the database opens nothing. */
    hash: text().notNull().unique(),
    hint: text().notNull(),
    scopes: text({ mode: "json" }).$type<Scopes>().notNull(),
    /** Who made it, and has to be an administrator for as long as it works; null is the command line. */
    createdBy: text(),
    createdAt: text().notNull(),
    expiresAt: text().notNull(),
    lastUsedAt: text(),
    revokedAt: text(),
  },
  (table) => [
    uniqueIndex("api_tokens_name")
      .on(table.name)
      .where(sql`${table.revokedAt} is null`),
  ],
);
