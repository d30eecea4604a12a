import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { candidates } from "@/modules/crm/candidates/schema";
import { type Stage, stageTypes } from "@/modules/staffing/projects/rules";
import { projects } from "@/modules/staffing/projects/schema";

/** A candidate on a project's board; the same person stands on a board once. */
export const projectCandidates = sqliteTable(
  "project_candidates",
  {
    id: text().primaryKey(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    candidateId: text()
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    stage: text().notNull(),
    stageType: text({ enum: stageTypes }).notNull(),
    since: text().notNull(),
    /** Why somebody was closed. */
    reason: text(),
    addedBy: text(),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [
    uniqueIndex("project_candidates_pair").on(table.projectId, table.candidateId),
    index("project_candidates_candidate").on(table.candidateId),
  ],
);

/** Every stage a candidate has had on a board; figures are read from it, so an erased person leaves the steps behind. */
export const projectSteps = sqliteTable(
  "project_steps",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Who stepped, by the row of the board; it may be gone. */
    entryId: text().notNull(),
    at: text().notNull(),
    from: text(),
    to: text().notNull(),
    toType: text({ enum: stageTypes }).notNull(),
    by: text(),
  },
  (table) => [
    index("project_steps_project").on(table.projectId, table.seq),
    index("project_steps_entry").on(table.entryId, table.seq),
    index("project_steps_at").on(table.at, table.entryId, table.seq),
  ],
);

/** Columns that a board may begin with; boards that did keep theirs. */
export const stageTemplates = sqliteTable("stage_templates", {
  id: text().primaryKey(),
  name: text().notNull(),
  stages: text({ mode: "json" }).$type<Stage[]>().notNull(),
  version: integer().notNull(),
});
