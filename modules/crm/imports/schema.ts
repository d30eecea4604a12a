import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Former } from "@/modules/crm/candidates";
import type { Plan } from "./model";
import { importStates, rowOutcomes } from "./rules";

/** A file on its way to becoming candidates, with everything decided about it. */
export const imports = sqliteTable(
  "imports",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    state: text({ enum: importStates }).notNull().default("draft"),
    version: integer().notNull().default(1),
    plan: text({ mode: "json" }).$type<Plan>().notNull(),
    /** By which the next file with the same head is read as this one was. */
    signature: text().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** The newest candidate when the import began: those after it are its own. */
    upTo: integer(),
    startedBy: text().notNull(),
    createdAt: text().notNull(),
    finishedAt: text(),
  },
  (table) => [index("imports_signature").on(table.signature, table.createdAt)],
);

/** The file itself, for as long as it is not imported. */
export const importFiles = sqliteTable("import_files", {
  importId: text()
    .primaryKey()
    .references(() => imports.id, { onDelete: "cascade" }),
  /** Base64, which every engine keeps as it is. */
  content: text().notNull(),
});

/** What became of each row, for the undo and for the file of those that were refused. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    n: integer().notNull(),
    outcome: text({ enum: rowOutcomes }).notNull(),
    candidateId: text(),
    /** The candidate as it was before an update. */
    before: text({ mode: "json" }).$type<Former>(),
    /** Its version after that: with another one somebody has changed it since. */
    version: integer(),
    /** The cells of a row that was refused, and why. */
    cells: text({ mode: "json" }).$type<string[]>(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.n] }),
    index("import_rows_candidate").on(table.candidateId),
  ],
);
