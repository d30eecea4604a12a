import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { syntaxes } from "@/modules/billing/details/rules";
import { clients } from "@/modules/crm/clients/schema";
import type { InvoiceContent } from "./content";
import { invoiceKinds, invoiceStatuses, itemStates, runStates } from "./rules";

/** The last number of each series; incremented in the write that issues the invoice. */
export const invoiceSeries = sqliteTable("invoice_series", {
  name: text().primaryKey(),
  last: integer().notNull(),
  /** Set after a restore: newer numbers may have been given since the backup was made. */
  isDoubted: integer({ mode: "boolean" }).notNull().default(false),
  /** Numbers left out after a restore, which no invoice will ever have. */
  skipped: integer().notNull().default(0),
});

/** The columns of any issued invoice, whether the agency or a buyer makes it out. */
export const issuedColumns = () => ({
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().notNull().unique(),
  kind: text({ enum: invoiceKinds }).notNull(),
  series: text().notNull(),
  n: integer().notNull(),
  number: text().notNull().unique(),
  /** Of a credit note: the invoice that it undoes. */
  creditsId: text(),
  issuedOn: text().notNull(),
  dueOn: text().notNull(),
  periodFrom: text().notNull(),
  periodTo: text().notNull(),
  currency: text().notNull(),
  netCents: integer().notNull(),
  vatCents: integer().notNull(),
  grossCents: integer().notNull(),
  minutes: integer().notNull(),
  /** Structured creditor reference (ISO 11649). */
  reference: text().notNull(),
  syntax: text({ enum: syntaxes }).notNull(),
  content: text({ mode: "json" }).$type<InvoiceContent>().notNull(),
  /** Storage names of both files: SHA-256 of their bytes, and the extension. */
  pdf: text().notNull(),
  xml: text().notNull(),
  /** SHA-256 over content and both files; also in the audit trail. */
  checksum: text().notNull(),
  issuedBy: text(),
  issuedAt: text().notNull(),
  version: integer().notNull().default(1),
});

/** Issued invoices and credit notes. Triggers refuse any update except of the payment columns. */
export const invoices = sqliteTable(
  "invoices",
  {
    ...issuedColumns(),
    clientId: text()
      .notNull()
      .references(() => clients.id),
    runId: text(),
    status: text({ enum: invoiceStatuses }).notNull(),
    paidCents: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.series, table.n),
    index("invoices_client").on(table.clientId, table.seq),
    index("invoices_status").on(table.status, table.dueOn),
    index("invoices_reference").on(table.reference),
    uniqueIndex("invoices_credits").on(table.creditsId),
    index("invoices_pdf").on(table.pdf),
    index("invoices_xml").on(table.xml),
  ],
);

/** Which approved hours an invoice bills, or a credit note takes back. */
export const invoiceHours = sqliteTable(
  "invoice_hours",
  {
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    /** The line of the timesheet. */
    lineId: text().notNull(),
    deploymentId: text().notNull(),
    minutes: integer().notNull(),
  },
  (table) => [
    uniqueIndex("invoice_hours_once").on(table.invoiceId, table.lineId),
    index("invoice_hours_line").on(table.lineId),
    index("invoice_hours_deployment").on(table.deploymentId),
  ],
);

/** A run that bills approved hours; its progress is the state of its items. */
export const billingRuns = sqliteTable(
  "billing_runs",
  {
    id: text().primaryKey(),
    periodFrom: text().notNull(),
    periodTo: text().notNull(),
    issuedOn: text().notNull(),
    state: text({ enum: runStates }).notNull(),
    askedBy: text(),
    askedAt: text().notNull(),
    endedAt: text(),
  },
  (table) => [index("billing_runs_state").on(table.state, table.askedAt)],
);

/** One confirmed draft of a run; it is issued only if its fingerprint is still the same. */
export const billingRunItems = sqliteTable(
  "billing_run_items",
  {
    id: text().primaryKey(),
    runId: text()
      .notNull()
      .references(() => billingRuns.id),
    position: integer().notNull(),
    clientId: text().notNull(),
    draft: text().notNull(),
    fingerprint: text().notNull(),
    state: text({ enum: itemStates }).notNull(),
    invoiceId: text(),
    reason: text(),
  },
  (table) => [uniqueIndex("billing_run_items_run").on(table.runId, table.position)],
);

/** Approved hours that will not be billed, and why; their lines name the write-off in place of an invoice. */
export const hourWriteOffs = sqliteTable("hour_write_offs", {
  id: text().primaryKey(),
  clientId: text().notNull(),
  minutes: integer().notNull(),
  reason: text().notNull(),
  writtenOffBy: text(),
  writtenOffAt: text().notNull(),
});
