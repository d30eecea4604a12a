import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MachineScore } from "./model";
import { kinds } from "./rules";

/**
 * What people decided beside a machine's number. Rows are only ever added, which triggers in the database enforce;
 * erasing a person takes the link, the reason and the parts away and leaves the rest as it stands.
 */
export const decisions = sqliteTable(
  "decisions",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    at: text().notNull(),
    by: text().notNull(),
    kind: text({ enum: kinds }).notNull(),
    jobId: text(),
    candidateId: text(),
    userId: text(),
    machine: text({ mode: "json" }).$type<MachineScore>(),
    decision: text().notNull(),
    reason: text(),
  },
  (table) => [
    index("decisions_job").on(table.jobId),
    index("decisions_candidate").on(table.candidateId),
    index("decisions_user").on(table.userId),
    index("decisions_kind").on(table.kind),
  ],
);
