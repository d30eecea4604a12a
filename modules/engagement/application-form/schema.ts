import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type Answer, relocations } from "@/modules/staffing/applications/rules";
import type { Purpose } from "@/modules/crm/candidates/rules";
import { formatNames } from "@/modules/records/files/rules";
import { jobs } from "@/modules/market/jobs/schema";
import { locales } from "@/modules/platform/accounts/rules";
import { states } from "./rules";

/** Somebody who sent the public form and has not said by mail that it was them; gone after a week. */
export const applicants = sqliteTable(
  "applicants",
  {
    id: text().primaryKey(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    state: text({ enum: states }).notNull().default("unconfirmed"),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    /** The letter box, as candidates are found again by it. */
    emailKey: text().notNull(),
    phone: text(),
    locale: text({ enum: locales }).notNull(),
    coverLetter: text(),
    expectedSalary: text(),
    availableDate: text(),
    relocate: text({ enum: relocations }),
    answers: text({ mode: "json" }).$type<Answer[]>().notNull(),
    /** What they ticked, each by itself, and which words stood beside it. */
    consents: text({ mode: "json" }).$type<Purpose[]>().notNull(),
    textVersion: text().notNull(),
    /** From where, as a hash that only this installation can make. */
    networkHash: text().notNull(),
    cvContent: text(),
    cvName: text(),
    cvFormat: text({ enum: formatNames }),
    cvBytes: integer(),
    createdAt: text().notNull(),
  },
  (table) => [
    uniqueIndex("applicants_pair").on(table.jobId, table.emailKey),
    index("applicants_email").on(table.emailKey),
    index("applicants_waiting").on(table.state, table.createdAt),
    index("applicants_cv").on(table.cvContent),
  ],
);
