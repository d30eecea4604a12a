import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "@/modules/platform/accounts/schema";

/** What somebody looks like: a small copy without anything that a camera wrote beside it. */
export const profilePictures = sqliteTable(
  "profile_pictures",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What its address ends in; another picture has another one. */
    name: text().notNull().unique(),
    /** PNG in base64: some kilobytes, which are backed up and erased with the person. */
    content: text().notNull(),
    addedAt: text().notNull(),
    /** Taken off, and gone for good a day later. */
    removedAt: text(),
  },
  (table) => [index("profile_pictures_removed").on(table.removedAt)],
);

/** An address that somebody wants to sign in with, until the letter to it was answered. */
export const addressChanges = sqliteTable("address_changes", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text().notNull(),
  tokenHash: text().notNull(),
  askedAt: text().notNull(),
  expiresAt: text().notNull(),
});
