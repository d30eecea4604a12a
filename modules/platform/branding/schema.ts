import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Pictures that an administrator has put up as the logo; whoever knows the address of one may look at it. */
export const logos = sqliteTable("logos", {
  /** The name by which its bytes lie in the folder of files. */
  content: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  addedAt: text().notNull(),
});
