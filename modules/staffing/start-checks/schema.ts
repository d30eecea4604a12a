import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { overrideEvents, ownerKinds } from "./rules";
import type { Requirement } from "./model";

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

/** What a client, a site or a project asks of everybody who is to start there. */
export const requirementSets = sqliteTable(
  "requirement_sets",
  {
    ownerKind: text({ enum: ownerKinds }).notNull(),
    ownerId: text().notNull(),
    requirements: text({ mode: "json" }).$type<Requirement[]>().notNull(),
    version: integer().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId] })],
);
