import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { overrideEvents } from "./rules";

/**
 * What people did to let a start pass a blocker. Rows are only ever added, which triggers in the database enforce;
 * erasing a person takes the link and the reason away and leaves the rest as it stands.
 */
export const startOverrides = sqliteTable(
  "start_overrides",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    /** One override keeps its id from being asked to its end. */
    id: text().notNull(),
    deploymentId: text().notNull(),
    candidateId: text(),
    blocker: text().notNull(),
    event: text({ enum: overrideEvents }).notNull(),
    reason: text(),
    by: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    uniqueIndex("start_overrides_once").on(table.id, table.event),
    index("start_overrides_deployment").on(table.deploymentId),
    index("start_overrides_candidate").on(table.candidateId),
  ],
);
