import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { tagKinds } from "./model";

/** A word that somebody put on a record. */
export const recordTags = sqliteTable(
  "record_tags",
  {
    kind: text({ enum: tagKinds }).notNull(),
    recordId: text().notNull(),
    tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.kind, table.tag] }),
    index("record_tags_tag").on(table.kind, table.tag, table.recordId),
  ],
);

/** How many records of a kind have a tag: kept by triggers, so that nothing counts a table to list them. */
export const tagCounts = sqliteTable(
  "tag_counts",
  {
    kind: text({ enum: tagKinds }).notNull(),
    tag: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.tag] })],
);
