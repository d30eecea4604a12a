import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mergeKinds } from "./rules";

type Columns = Record<string, unknown>;

/** Two records that became one, and what it takes to make them two again. */
export const merges = sqliteTable(
  "merges",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    kind: text({ enum: mergeKinds }).notNull(),
    /** The record that stays. */
    recordId: text().notNull(),
    /** The duplicate, which was archived. */
    mergedId: text().notNull(),
    at: text().notNull(),
    by: text(),
    /** The columns that the merge changed, as they were and as it made them. */
    before: text({ mode: "json" }).$type<Columns>().notNull(),
    after: text({ mode: "json" }).$type<Columns>().notNull(),
    /** When the duplicate had been archived before the merge; null where it had not. */
    archivedBefore: text(),
    undoneAt: text(),
  },
  (table) => [
    index("merges_record").on(table.recordId),
    index("merges_merged").on(table.mergedId),
    index("merges_at").on(table.at),
  ],
);

/** Every row that a merge moved, so that an undo moves exactly these back. */
export const mergeMoves = sqliteTable(
  "merge_moves",
  {
    mergeId: text()
      .notNull()
      .references(() => merges.id, { onDelete: "cascade" }),
    place: text().notNull(),
    row: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mergeId, table.place, table.row] })],
);

/** Pairs that somebody declared different. */
export const mergeRefusals = sqliteTable(
  "merge_refusals",
  {
    kind: text({ enum: mergeKinds }).notNull(),
    /** The ids in order, so that a pair is one row whichever comes first. */
    recordId: text().notNull(),
    otherId: text().notNull(),
    at: text().notNull(),
    by: text(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.otherId] })],
);
