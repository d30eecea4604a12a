import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ListPlan } from "./model";
import { kinds, lineOutcomes, listStates } from "./rules";

/** A list on its way to becoming clients or jobs. */
export const listImports = sqliteTable(
  "list_imports",
  {
    id: text().primaryKey(),
    kind: text({ enum: kinds }).notNull(),
    name: text().notNull(),
    state: text({ enum: listStates }).notNull().default("draft"),
    version: integer().notNull().default(1),
    plan: text({ mode: "json" }).$type<ListPlan>().notNull(),
    /** By which the next file with the same head is mapped as this one was. */
    signature: text().notNull(),
    /** The file itself in base64, for as long as it is not imported. */
    content: text(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    startedBy: text().notNull(),
    createdAt: text().notNull(),
    finishedAt: text(),
  },
  (table) => [index("list_imports_kind").on(table.kind, table.createdAt)],
);

/** What became of each row, for the undo; of clients that jobs brought along the row counts from -1 down. */
export const listImportRows = sqliteTable(
  "list_import_rows",
  {
    importId: text()
      .notNull()
      .references(() => listImports.id, { onDelete: "cascade" }),
    n: integer().notNull(),
    outcome: text({ enum: lineOutcomes }).notNull(),
    /** What it became, if anything: one or the other. */
    clientId: text(),
    jobId: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.n] })],
);
