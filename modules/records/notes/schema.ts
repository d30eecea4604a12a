import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { recordKinds } from "@/modules/records/core/rules";

/** What somebody wrote about a record. */
export const notes = sqliteTable(
  "notes",
  {
    id: text().primaryKey(),
    kind: text({ enum: recordKinds }).notNull(),
    recordId: text().notNull(),
    text: text().notNull(),
    /** Null where the terminal wrote it. */
    userId: text(),
    isPinned: integer({ mode: "boolean" }).notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    editedAt: text(),
    /** Deleted, and still to be brought back for a while. */
    deletedAt: text(),
  },
  (table) => [
    index("notes_record").on(table.recordId, table.kind, table.createdAt),
    index("notes_author").on(table.userId),
    index("notes_deleted").on(table.deletedAt),
  ],
);

/** Whom a note names, and whether they have seen it. */
export const mentions = sqliteTable(
  "mentions",
  {
    noteId: text()
      .notNull()
      .references(() => notes.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    at: text().notNull(),
    seenAt: text(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index("mentions_person").on(table.userId, table.seenAt),
  ],
);
