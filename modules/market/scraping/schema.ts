import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role, System } from "@/modules/knowledge/analysis/rules";
import type { Board, Task } from "@/modules/market/sources/model";
import { sourceIds, verdicts } from "@/modules/market/sources/rules";
import type { RunResult, ScrapeRequest } from "./model";
import { runStates, schedules } from "./rules";

/** One scrape, from the question to the last page; it survives the process that does it. */
export const scrapeRuns = sqliteTable(
  "scrape_runs",
  {
    id: text().primaryKey(),
    seq: integer().notNull().unique(),
    state: text({ enum: runStates }).notNull(),
    startedBy: text().notNull(),
    transport: text({ enum: ["live", "replay"] }).notNull(),
    request: text({ mode: "json" }).$type<ScrapeRequest>().notNull(),
    /** Never falls, although new pages become known on the way. */
    progress: integer().notNull().default(0),
    startedAt: text().notNull(),
    finishedAt: text(),
    /** What it came to, kept when it ended: the next run will have seen the same ads again. */
    result: text({ mode: "json" }).$type<RunResult>(),
  },
  (table) => [index("scrape_runs_state").on(table.state)],
);

/** One page to read; what became of it is written together with what was read from it. */
export const scrapeTasks = sqliteTable(
  "scrape_tasks",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    runId: text()
      .notNull()
      .references(() => scrapeRuns.id, { onDelete: "cascade" }),
    source: text({ enum: sourceIds }).notNull(),
    task: text({ mode: "json" }).$type<Task>().notNull(),
    /** Of method, address and body: a page is asked for once in a run. */
    key: text().notNull(),
    state: text({ enum: ["pending", "done", "failed", "blocked", "skipped"] }).notNull(),
    verdict: text({ enum: [...verdicts, "refused"] }),
    reason: text(),
    found: integer().notNull().default(0),
    /** How many of the found ads had which field. */
    fill: text({ mode: "json" }).$type<Record<string, number>>(),
    finishedAt: text(),
  },
  (table) => [
    uniqueIndex("scrape_tasks_key").on(table.runId, table.key),
    index("scrape_tasks_state").on(table.runId, table.state, table.seq),
  ],
);

/** What an address answered last time, so that it is asked only for what is new. */
export const knownPages = sqliteTable("known_pages", {
  key: text().primaryKey(),
  etag: text(),
  lastModified: text(),
  source: text({ enum: sourceIds }).notNull(),
  externalIds: text({ mode: "json" }).$type<string[]>().notNull(),
  next: text({ mode: "json" }).$type<Task[]>().notNull(),
  readAt: text().notNull(),
});

export const searchProfiles = sqliteTable("search_profiles", {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  sources: text({ mode: "json" }).$type<ScrapeRequest["sources"]>().notNull(),
  countries: text({ mode: "json" }).$type<string[]>().notNull(),
  roles: text({ mode: "json" }).$type<Role[]>().notNull(),
  systems: text({ mode: "json" }).$type<System[]>().notNull(),
  schedule: text({ enum: schedules }).notNull(),
  at: text().notNull(),
  weekday: integer().notNull(),
  nextRunAt: text(),
  version: integer().notNull().default(1),
});

/** What an admin decided about a source; a source without a row is as its policy has it. */
export const sourceSettings = sqliteTable("source_settings", {
  id: text({ enum: sourceIds }).primaryKey(),
  isOn: integer({ mode: "boolean" }).notNull(),
  acceptedBy: text(),
  acceptedAt: text(),
  boards: text({ mode: "json" }).$type<Board[]>().notNull().default([]),
  /** Sealed; opened only while a request is made. */
  keys: text({ mode: "json" }).$type<Record<string, string>>().notNull().default({}),
  version: integer().notNull().default(1),
});
