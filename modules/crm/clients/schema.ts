import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { coalesced } from "@/src/database/paging";
import { recordColumns } from "@/modules/records/core/schema";
import { feeKinds, statuses, tiers } from "./rules";

/** A company the agency works for, or would like to. */
export const clients = sqliteTable(
  "clients",
  {
    ...recordColumns(),
    name: text().notNull(),
    /** The company as ads and merging compare it: no case, no accents, no legal form. */
    nameKey: text().notNull(),
    industry: text(),
    status: text({ enum: statuses }).notNull().default("prospect"),
    website: text(),
    /** The website's host, by which a duplicate is found. */
    websiteKey: text(),
    /** Cents of euro per year. */
    valueCents: integer(),
    tierOverride: text({ enum: tiers }),
    tierReason: text(),
    description: text(),
    vatNumber: text(),
    kvkNumber: text(),
    paymentDays: integer(),
    feeKind: text({ enum: feeKinds }),
    feePercent: real(),
    feeNote: text(),
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    /** What whoever looks after it is called; triggers keep it, so that a list in that order is read from an index. */
    ownerKey: text(),
  },
  (table) => [
    index("clients_date").on(
      sql`${table.archivedAt} is not null`,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
    index("clients_name").on(sql`${table.archivedAt} is not null`, table.nameKey, table.seq),
    index("clients_value").on(
      sql`${table.archivedAt} is not null`,
      sql`${coalesced(table.valueCents, sql`-1`)} desc`,
      sql`${table.seq} desc`,
    ),
    index("clients_by_owner").on(
      sql`${table.archivedAt} is not null`,
      coalesced(table.ownerKey, sql`'~'`),
      table.seq,
    ),
    index("clients_same_name").on(table.nameKey),
    index("clients_website").on(table.websiteKey),
  ],
);

/** Somebody who works at a client; the first in order is the main contact. */
export const clientContacts = sqliteTable(
  "client_contacts",
  {
    id: text().primaryKey(),
    clientId: text()
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    title: text(),
    email: text(),
    phone: text(),
  },
  (table) => [index("client_contacts_client").on(table.clientId, table.position)],
);

/** A datacenter of a client. */
export const clientSites = sqliteTable(
  "client_sites",
  {
    id: text().primaryKey(),
    clientId: text()
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    street: text(),
    city: text(),
    /** ISO 3166 alpha-2. */
    country: text(),
    latitude: real(),
    longitude: real(),
  },
  (table) => [index("client_sites_client").on(table.clientId, table.position)],
);
