import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import type { OtherTerm } from "./model";
import { exceptionStates, type Surcharge } from "./rules";

/** What a client pays its own people in one scale, at one datacenter or at all, from a day on. */
export const payTerms = sqliteTable(
  "pay_terms",
  {
    id: text().primaryKey(),
    clientId: text()
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    siteId: text(),
    scale: text().notNull(),
    validFrom: text().notNull(),
    validTo: text(),
    currency: text().notNull(),
    hourCents: integer().notNull(),
    surcharges: text({ mode: "json" }).$type<Surcharge[]>().notNull(),
    /** Leave, schemes and allowances that are no rate per hour. */
    others: text({ mode: "json" }).$type<OtherTerm[]>().notNull(),
    clause: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: text().notNull(),
  },
  (table) => [index("pay_terms_client").on(table.clientId, table.validFrom)],
);

/** Why somebody is paid less all the same, asked by one person and approved by another. */
export const payExceptions = sqliteTable(
  "pay_exceptions",
  {
    id: text().primaryKey(),
    /** The rate card or, without one, the deployment. */
    subjectId: text().notNull(),
    /** Of the gaps it is for: another rate or other terms ask anew. */
    fingerprint: text().notNull(),
    clientId: text()
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    state: text({ enum: exceptionStates }).notNull().default("asked"),
    reason: text().notNull(),
    askedBy: text().notNull(),
    askedAt: text().notNull(),
    settledBy: text(),
    settledAt: text(),
  },
  (table) => [index("pay_exceptions_subject").on(table.subjectId, table.fingerprint)],
);
