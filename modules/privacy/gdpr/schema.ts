import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  entityTypes,
  erasureOrigins,
  erasureStates,
  exportStates,
  identityChecks,
  purgeOutcomes,
} from "./rules";
import type { Receipt } from "./model";

const whose = {
  entityType: text({ enum: entityTypes }).notNull(),
  entityId: text().notNull(),
};

/** That somebody is to be erased, how far it has come, and afterwards the receipt, which names nobody. */
export const gdprErasures = sqliteTable(
  "gdpr_erasures",
  {
    id: text().primaryKey(),
    ...whose,
    /** Forgotten once they are erased: it may say more than it should. */
    reason: text(),
    origin: text({ enum: erasureOrigins }).notNull(),
    status: text({ enum: erasureStates }).notNull().default("waiting"),
    activityId: text().notNull(),
    requestedAt: text().notNull(),
    requestedBy: text().notNull(),
    dueOn: text().notNull(),
    identityHow: text({ enum: identityChecks }),
    identityAt: text(),
    identityBy: text(),
    quarantineUntil: text().notNull(),
    confirmedAt: text(),
    confirmedBy: text(),
    endedAt: text(),
    /** What to look for in the bytes afterwards, sealed, because it is what has to be gone. */
    marks: text(),
    receipt: text({ mode: "json" }).$type<Omit<Receipt, "stays"> & Partial<Receipt>>(),
    trouble: text(),
  },
  (table) => [
    index("gdpr_erasures_status").on(table.status, table.quarantineUntil),
    uniqueIndex("gdpr_erasures_open")
      .on(table.entityId)
      .where(sql`status in ('waiting', 'confirmed', 'erasing')`),
  ],
);

/** Somebody's word that data has to stay until a day. */
export const gdprHolds = sqliteTable(
  "gdpr_holds",
  {
    id: text().primaryKey(),
    ...whose,
    reason: text().notNull(),
    until: text().notNull(),
    placedAt: text().notNull(),
    placedBy: text().notNull(),
    liftedAt: text(),
  },
  (table) => [index("gdpr_holds_entity").on(table.entityId)],
);

/** A file with all that is kept of somebody, while it is made and for a day. */
export const gdprExports = sqliteTable(
  "gdpr_exports",
  {
    id: text().primaryKey(),
    ...whose,
    state: text({ enum: exportStates }).notNull().default("waiting"),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    bytes: integer(),
    requestedAt: text().notNull(),
    requestedBy: text().notNull(),
    expiresAt: text(),
  },
  (table) => [index("gdpr_exports_state").on(table.state)],
);

/** Every purge that ran or refused to. */
export const gdprPurges = sqliteTable("gdpr_purges", {
  seq: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull(),
  by: text().notNull(),
  outcome: text({ enum: purgeOutcomes }).notNull(),
  due: integer().notNull(),
  erased: integer().notNull(),
});

/** Whether purges run by themselves, and since whose word; one row at most. */
export const gdprPurgeConfirmations = sqliteTable("gdpr_purge_confirmations", {
  id: integer().primaryKey(),
  at: text().notNull(),
  by: text().notNull(),
  /** As many as were shown then may go at once. */
  count: integer().notNull(),
});
