import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { outcomes } from "./rules";

/** Every time a daily task has run: whether it has to run today, and what became of it before. */
export const scheduleRuns = sqliteTable(
  "schedule_runs",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    task: text().notNull(),
    /** The day it ran for. */
    day: text().notNull(),
    startedAt: text().notNull(),
    endedAt: text().notNull(),
    outcome: text({ enum: outcomes }).notNull(),
    /** How many things it changed or told. */
    count: integer().notNull(),
    /** Why it failed or was skipped; never anything of a person. */
    reason: text(),
  },
  (table) => [index("schedule_runs_task").on(table.task, table.day)],
);
