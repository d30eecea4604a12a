import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import { groupings, paperLanguages, syntaxes } from "./rules";

/** To whom a client's invoices are made out, and how they are put together and sent. */
export const billingDetails = sqliteTable("billing_details", {
  clientId: text()
    .primaryKey()
    .references(() => clients.id),
  legalName: text().notNull(),
  street: text().notNull(),
  postalCode: text().notNull(),
  city: text().notNull(),
  /** ISO 3166 alpha-2. */
  country: text(),
  vatNumber: text(),
  /** Of the trade register. */
  registration: text(),
  /** Where invoices go by mail; null sends none. */
  email: text(),
  /** What the buyer asked to have on it: in Germany the Leitweg-ID. */
  buyerReference: text(),
  orderNumber: text(),
  /** Order numbers of single projects, which come before the client's own. */
  orders: text({ mode: "json" }).$type<{ projectId: string; orderNumber: string }[]>().notNull(),
  /** Electronic address in the Peppol network: the scheme and the number in it. */
  peppolScheme: text(),
  peppolId: text(),
  syntax: text({ enum: syntaxes }).notNull(),
  grouping: text({ enum: groupings }).notNull(),
  language: text({ enum: paperLanguages }).notNull(),
  paymentDays: integer().notNull(),
  /** Share of the blocked account (WKA), in percent of what is to be paid. */
  blockedPercent: integer(),
  /** The recipient owes the VAT although both are in one country: why, and who confirmed it. */
  reverseChargeReason: text(),
  confirmedBy: text(),
  confirmedAt: text(),
  version: integer().notNull().default(1),
  updatedAt: text().notNull(),
});

/** Who may issue and credit invoices, beside administrators. */
export const billingPermissions = sqliteTable("billing_permissions", {
  userId: text().primaryKey(),
  givenBy: text(),
  givenAt: text().notNull(),
});
