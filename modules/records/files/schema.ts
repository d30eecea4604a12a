import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { recordKinds } from "@/modules/records/core/rules";
import { audiences, fileTypes, formatNames, textStates } from "./rules";

/** A file that belongs to a record; its bytes lie in the folder of files under `content`, unchanged. */
export const files = sqliteTable(
  "files",
  {
    id: text().primaryKey(),
    kind: text({ enum: recordKinds }).notNull(),
    recordId: text().notNull(),
    content: text().notNull(),
    name: text().notNull(),
    type: text({ enum: fileTypes }).notNull(),
    format: text({ enum: formatNames }).notNull(),
    bytes: integer().notNull(),
    expiresOn: text(),
    audience: text({ enum: audiences }).notNull().default("internal"),
    addedAt: text().notNull(),
    addedBy: text().notNull(),
    version: integer().notNull().default(1),
    removedAt: text(),
    removedBy: text(),
  },
  (table) => [
    index("files_record").on(table.recordId, table.kind),
    index("files_content").on(table.content),
    index("files_end").on(table.expiresOn),
    index("files_removed").on(table.removedAt),
  ],
);

/** The words of a content, once for all files that hold it; gone with the last of them. */
export const fileTexts = sqliteTable(
  "file_texts",
  {
    content: text().primaryKey(),
    format: text({ enum: formatNames }).notNull(),
    state: text({ enum: textStates }).notNull(),
    text: text(),
    /** Why nothing could be read. */
    trouble: text("reason"),
    attempts: integer().notNull().default(0),
    at: text().notNull(),
  },
  (table) => [index("file_texts_state").on(table.state)],
);

/** Contents that no file holds any more: written by a trigger, emptied once they are off the disk. */
export const fileLeftovers = sqliteTable("file_leftovers", { content: text().primaryKey() });
