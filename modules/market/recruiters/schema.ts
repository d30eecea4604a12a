import { isNull } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role, System } from "@/modules/knowledge/analysis/rules";
import { jobs } from "@/modules/market/jobs/schema";
import { users } from "@/modules/platform/accounts/schema";

/** What a user knows as a recruiter; whoever has no row here is not proposed. */
export const expertise = sqliteTable("expertise", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  systems: text({ mode: "json" }).$type<System[]>().notNull(),
  roles: text({ mode: "json" }).$type<Role[]>().notNull(),
  /** ISO 3166. */
  countries: text({ mode: "json" }).$type<string[]>().notNull(),
  /** Ids of the taxonomy. */
  certifications: text({ mode: "json" }).$type<string[]>().notNull(),
  specialties: text({ mode: "json" }).$type<string[]>().notNull(),
  version: integer().notNull(),
  updatedAt: text().notNull(),
});

/** Who owns which job since when; a job has at most one owner at a time. */
export const assignments = sqliteTable(
  "assignments",
  {
    id: text().primaryKey(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    by: text().notNull(),
    at: text().notNull(),
    endedAt: text(),
  },
  (table) => [
    uniqueIndex("assignments_owner").on(table.jobId).where(isNull(table.endedAt)),
    index("assignments_job").on(table.jobId),
    index("assignments_user").on(table.userId),
  ],
);
