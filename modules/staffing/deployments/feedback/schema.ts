import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { deployments } from "@/modules/staffing/deployments/schema";
import { moments, parties } from "./rules";

/** How one side found a deployment at one moment. */
export const deploymentFeedback = sqliteTable(
  "deployment_feedback",
  {
    id: text().primaryKey(),
    deploymentId: text()
      .notNull()
      .references(() => deployments.id, { onDelete: "cascade" }),
    moment: text({ enum: moments }).notNull(),
    party: text({ enum: parties }).notNull(),
    score: integer().notNull(),
    text: text(),
    /** Who wrote it down. */
    by: text(),
    at: text().notNull(),
  },
  (table) => [
    uniqueIndex("deployment_feedback_form").on(table.deploymentId, table.moment, table.party),
    index("deployment_feedback_at").on(table.at),
  ],
);
