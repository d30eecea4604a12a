import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { runKinds, runStates, steps } from "./rules";

/** What was done to backups. Which there are, the folder says: this table goes back in time with what is restored. */
export const backupRuns = sqliteTable(
  "backup_runs",
  {
    id: text().primaryKey(),
    kind: text({ enum: runKinds }).notNull(),
    state: text({ enum: runStates }).notNull(),
    name: text(),
    step: text({ enum: steps }).notNull(),
    progress: integer().notNull().default(0),
    startedAt: text().notNull(),
    endedAt: text(),
    startedBy: text().notNull(),
    sentence: text(),
    ms: integer(),
  },
  (table) => [index("backup_runs_name").on(table.name, table.kind)],
);
