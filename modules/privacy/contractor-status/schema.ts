import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { deployments } from "@/modules/staffing/deployments/schema";
import { type Answers, risks } from "./rules";

/** How somebody who works for themselves was judged to be independent, on a day, for dates; never changed. */
export const independenceChecks = sqliteTable(
  "independence_checks",
  {
    id: text().primaryKey(),
    deploymentId: text()
      .notNull()
      .references(() => deployments.id, { onDelete: "cascade" }),
    candidateId: text(),
    answers: text({ mode: "json" }).$type<Answers>().notNull(),
    risk: text({ enum: risks }).notNull(),
    note: text(),
    /** The end of the deployment as it stood. */
    endDate: text(),
    by: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index("independence_checks_deployment").on(table.deploymentId, table.at),
    index("independence_checks_candidate").on(table.candidateId),
  ],
);
