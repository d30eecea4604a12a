import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import { jobs } from "@/modules/market/jobs/schema";
import type { Bookmark } from "@/modules/market/jobs";
import type { Reason, Report } from "./model";
import { states } from "./rules";

/** One walk through the jobs that an older version scored. */
export const analysisRuns = sqliteTable("analysis_runs", {
  id: text().primaryKey(),
  state: text({ enum: states }).notNull(),
  version: text().notNull(),
  startedBy: text().notNull(),
  startedAt: text().notNull(),
  finishedAt: text(),
  total: integer().notNull(),
  done: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  /** Behind this job the walk goes on, after a restart too. */
  bookmark: text({ mode: "json" }).$type<Bookmark>().notNull(),
  report: text({ mode: "json" }).$type<Report>(),
});

/** The jobs whose score or class a run changed. */
export const analysisMoves = sqliteTable(
  "analysis_moves",
  {
    runId: text()
      .notNull()
      .references(() => analysisRuns.id, { onDelete: "cascade" }),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    before: integer().notNull(),
    after: integer().notNull(),
    classBefore: text({ enum: targetClasses }).notNull(),
    classAfter: text({ enum: targetClasses }).notNull(),
    why: text({ mode: "json" }).$type<Reason[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.jobId] })],
);
