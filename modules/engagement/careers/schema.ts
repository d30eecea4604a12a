import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { portalCategories } from "@/modules/knowledge/analysis/rules";
import { jobs } from "@/modules/market/jobs/schema";
import { locales } from "@/modules/platform/accounts/rules";
import type { Question } from "./model";
import { employmentTypeNames, salaryPeriods } from "./rules";

/** A job as the public reads it, in words of its own: the ad it came from stays as it was. */
export const publications = sqliteTable(
  "publications",
  {
    id: text().primaryKey(),
    /** The row of the full-text index, and the order of equals. */
    seq: integer().notNull().unique(),
    /** Its address for good, whatever becomes of the title. */
    slug: text().notNull().unique(),
    jobId: text()
      .notNull()
      .unique()
      .references(() => jobs.id, { onDelete: "cascade" }),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    /** Null where the employer is not named. */
    company: text(),
    city: text().notNull(),
    /** ISO 3166 alpha-2. */
    country: text().notNull(),
    category: text({ enum: portalCategories }).notNull(),
    employmentType: text({ enum: employmentTypeNames }).notNull(),
    salaryFromCents: integer().notNull(),
    salaryToCents: integer().notNull(),
    salaryPeriod: text({ enum: salaryPeriods }).notNull(),
    /** The upper end for a full year, which the pay filter goes by. */
    yearlyCents: integer().notNull(),
    /** Paragraphs with an empty line between them. */
    description: text().notNull(),
    questions: text({ mode: "json" }).$type<Question[]>().notNull(),
    needsCv: integer({ mode: "boolean" }).notNull().default(false),
    publishedAt: text().notNull(),
    closesAt: text(),
    withdrawnAt: text(),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [index("publications_open").on(table.withdrawnAt, table.publishedAt, table.seq)],
);
