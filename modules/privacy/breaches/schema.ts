import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { risks } from "./rules";

/** What went wrong with personal data, what it may mean and what was done; without the names of those concerned. */
export const breaches = sqliteTable("breaches", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().notNull().unique(),
  title: text().notNull(),
  /** When the agency became aware of it: the clock begins. */
  discoveredAt: text().notNull(),
  what: text(),
  dataKinds: text(),
  /** How many people about. */
  people: integer(),
  consequences: text(),
  measures: text(),
  risk: text({ enum: risks }),
  riskReason: text(),
  notifiedAt: text(),
  reference: text(),
  lateReason: text(),
  toldAt: text(),
  notToldReason: text(),
  closedAt: text(),
  version: integer().notNull().default(1),
  createdAt: text().notNull(),
  createdBy: text().notNull(),
  updatedAt: text().notNull(),
});
