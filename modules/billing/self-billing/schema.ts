import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { paperLanguages, syntaxes } from "@/modules/billing/details/rules";
import { issuedColumns } from "@/modules/billing/invoices/schema";
import { selfBillStatuses } from "./rules";

/** In whose name the agency makes invoices out, and by which agreement. */
export const selfBillingSuppliers = sqliteTable("self_billing_suppliers", {
  /** By which their series is told from others. */
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().notNull().unique(),
  candidateId: text().unique(),
  legalName: text().notNull(),
  street: text().notNull(),
  postalCode: text().notNull(),
  city: text().notNull(),
  country: text(),
  vatNumber: text(),
  taxNumber: text(),
  registration: text(),
  isSmallBusiness: integer({ mode: "boolean" }).notNull(),
  email: text(),
  phone: text(),
  iban: text(),
  bic: text(),
  peppolScheme: text(),
  peppolId: text(),
  syntax: text({ enum: syntaxes }).notNull(),
  language: text({ enum: paperLanguages }).notNull(),
  paymentDays: integer().notNull(),
  agreedOn: text(),
  agreedUntil: text(),
  /** The signed agreement, among the files of the person. */
  agreementFileId: text(),
  version: integer().notNull().default(1),
  updatedAt: text().notNull(),
});

/**
 * Invoices that the agency made out in others' names, and credit notes; triggers refuse every change but that of what
 * became of them. They name a supplier, who is forgotten when the person is erased.
 */
export const selfBills = sqliteTable(
  "self_bills",
  {
    ...issuedColumns(),
    supplierId: text().notNull(),
    status: text({ enum: selfBillStatuses }).notNull(),
    paidOn: text(),
    /** When somebody noted it. */
    paidAt: text(),
    /** The last day on which the law of the agency's country has it kept. */
    keptUntil: text().notNull(),
  },
  (table) => [
    uniqueIndex("self_bills_number").on(table.series, table.n),
    index("self_bills_supplier").on(table.supplierId, table.seq),
    index("self_bills_status").on(table.status, table.dueOn),
    uniqueIndex("self_bills_credits").on(table.creditsId),
    index("self_bills_kept").on(table.keptUntil),
    index("self_bills_pdf").on(table.pdf),
    index("self_bills_xml").on(table.xml),
  ],
);

/** Which approved hours one pays, or a credit note takes back. */
export const selfBillHours = sqliteTable(
  "self_bill_hours",
  {
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => selfBills.id),
    lineId: text().notNull(),
    deploymentId: text().notNull(),
    minutes: integer().notNull(),
  },
  (table) => [
    uniqueIndex("self_bill_hours_once").on(table.invoiceId, table.lineId),
    index("self_bill_hours_line").on(table.lineId),
  ],
);

/**
 * What is left of an invoice that was forgotten after the law's years: which hours were on it is still known by its id,
 * and how many they were; neither whose they were nor what was paid for them.
 */
export const forgottenSelfBills = sqliteTable("forgotten_self_bills", {
  id: text().primaryKey(),
  number: text().notNull(),
  minutes: integer().notNull(),
  /** SHA-256 of what it was, as the audit trail has it too. */
  checksum: text().notNull(),
  forgottenOn: text().notNull(),
});
