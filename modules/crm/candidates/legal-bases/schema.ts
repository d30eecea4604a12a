import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { legalBases, purposes, restrictionGrounds } from "./rules";

/** On what else than consent somebody's data may be used, as somebody recorded it. */
export const legalGrounds = sqliteTable(
  "legal_grounds",
  {
    id: text().primaryKey(),
    candidateId: text().notNull(),
    purpose: text({ enum: purposes }).notNull(),
    basis: text({ enum: legalBases }).notNull(),
    /** Why it is one; of a legitimate interest, where its balance is written down. */
    note: text().notNull(),
    since: text().notNull(),
    until: text(),
    recordedAt: text().notNull(),
    recordedBy: text().notNull(),
    endedAt: text(),
    endedBy: text(),
  },
  (table) => [index("legal_grounds_candidate").on(table.candidateId)],
);

/** When, why and by whom the use of somebody's data was restricted, and when that was lifted. */
export const restrictions = sqliteTable(
  "restrictions",
  {
    id: text().primaryKey(),
    candidateId: text().notNull(),
    ground: text({ enum: restrictionGrounds }).notNull(),
    note: text(),
    /** Whether the record had been put away before, and stays so when the restriction ends. */
    wasArchived: integer({ mode: "boolean" }).notNull(),
    at: text().notNull(),
    by: text().notNull(),
    liftedAt: text(),
    liftedBy: text(),
  },
  (table) => [index("restrictions_candidate").on(table.candidateId)],
);
