import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Requirement } from "./model";
import { ownerKinds } from "./rules";

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
