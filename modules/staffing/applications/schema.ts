import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { candidates } from "@/modules/crm/candidates/schema";
import { jobs } from "@/modules/market/jobs/schema";
import { type Answer, origins, relocations, statuses } from "./rules";

/** A candidate beside a job; the same person answers the same job once. */
export const applications = sqliteTable(
  "applications",
  {
    id: text().primaryKey(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    candidateId: text()
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    status: text({ enum: statuses }).notNull().default("pending"),
    origin: text({ enum: origins }).notNull(),
    /** Who took the candidate along; null where the candidate applied. */
    addedBy: text(),
    /** The match's score at that moment; null where nothing was scored. */
    matchScore: integer(),
    note: text(),
    /** When the candidate applied; null where only the agency took them along. */
    appliedAt: text(),
    coverLetter: text(),
    /** In the candidate's own words. */
    expectedSalary: text(),
    availableDate: text(),
    relocate: text({ enum: relocations }),
    /** What was asked beside it, in the words of that day, and what the candidate answered. */
    answers: text({ mode: "json" }).$type<Answer[]>(),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [
    uniqueIndex("applications_pair").on(table.jobId, table.candidateId),
    index("applications_candidate").on(table.candidateId, table.status),
    index("applications_status").on(table.status, table.createdAt, table.id),
    index("applications_newest").on(table.createdAt),
    index("applications_unreviewed")
      .on(table.appliedAt)
      .where(sql`${table.status} = 'pending' and ${table.appliedAt} is not null`),
  ],
);

/** Every status an application has had, since when, by whom and why. */
export const applicationHistory = sqliteTable(
  "application_history",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    applicationId: text()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    at: text().notNull(),
    from: text({ enum: statuses }),
    to: text({ enum: statuses }).notNull(),
    by: text(),
    reason: text(),
  },
  (table) => [index("application_history_application").on(table.applicationId)],
);
