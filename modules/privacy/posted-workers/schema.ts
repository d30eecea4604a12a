import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { deployments } from "@/modules/staffing/deployments/schema";
import { duties, settledStates, type Told } from "./rules";

/** What was done for somebody's work in another country, or why it need not be; a duty without a row is open. */
export const dossierDuties = sqliteTable(
  "dossier_duties",
  {
    id: text().primaryKey(),
    deploymentId: text()
      .notNull()
      .references(() => deployments.id, { onDelete: "cascade" }),
    /** Whom it was done for, because papers are personal. */
    candidateId: text(),
    duty: text({ enum: duties }).notNull(),
    state: text({ enum: settledStates }).notNull(),
    doneOn: text(),
    /** The number of a notification or a form. */
    reference: text(),
    note: text(),
    told: text({ mode: "json" }).$type<Told>().notNull(),
    by: text().notNull(),
    at: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("dossier_duties_one").on(table.deploymentId, table.candidateId, table.duty),
    index("dossier_duties_candidate").on(table.candidateId),
  ],
);
