import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { invoices } from "@/modules/billing/invoices/schema";
import { grounds, paymentKinds } from "./rules";

/** A file of a bank account that was read in; the file itself is not kept, because it has everybody's wages in it. */
export const bankStatements = sqliteTable(
  "bank_statements",
  {
    id: text().primaryKey(),
    /** What the bank calls it. */
    name: text().notNull(),
    account: text().notNull(),
    currency: text().notNull(),
    closedOn: text(),
    /** Entries that came in, went out and were not booked yet. */
    incoming: integer().notNull(),
    outgoing: integer().notNull(),
    pending: integer().notNull(),
    isBalanced: integer({ mode: "boolean" }),
    importedBy: text(),
    importedAt: text().notNull(),
  },
  (table) => [index("bank_statements_imported").on(table.importedAt)],
);

/** Money that came in, or was taken back, as the bank tells it. */
export const bankEntries = sqliteTable(
  "bank_entries",
  {
    id: text().primaryKey(),
    /** Of its content, so that a second file with the same entry adds nothing. */
    key: text().notNull(),
    statementId: text()
      .notNull()
      .references(() => bankStatements.id),
    bookedOn: text().notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    payerName: text(),
    payerIban: text(),
    references: text({ mode: "json" }).$type<string[]>().notNull(),
    text: text().notNull(),
    /** How much of it was booked on invoices. */
    bookedCents: integer().notNull().default(0),
    /** Why it is for no invoice; what is left of it is then not asked about any more. */
    dismissedReason: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("bank_entries_key").on(table.key),
    index("bank_entries_statement").on(table.statementId),
    // Those a person still has to look at.
    index("bank_entries_open")
      .on(table.bookedOn)
      .where(sql`"dismissed_reason" is null and "booked_cents" <> "cents"`),
  ],
);

/** What was booked on an invoice. Rows are added, never changed: one that was wrong is undone by its opposite. */
export const payments = sqliteTable(
  "payments",
  {
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    kind: text({ enum: paymentKinds }).notNull(),
    entryId: text().references(() => bankEntries.id),
    /** The booking that this one takes back; each can be taken back once. */
    undoesId: text(),
    cents: integer().notNull(),
    paidOn: text().notNull(),
    ground: text({ enum: grounds }),
    /** Of what was written off, or paid by another way. */
    reason: text(),
    /** Null where the reference and the amount decided. */
    bookedBy: text(),
    bookedAt: text().notNull(),
  },
  (table) => [
    index("payments_invoice").on(table.invoiceId),
    index("payments_entry").on(table.entryId),
    uniqueIndex("payments_undone").on(table.undoesId),
    index("payments_day").on(table.paidOn),
  ],
);

/** From which accounts a client has paid. */
export const payerAccounts = sqliteTable("payer_accounts", {
  iban: text().primaryKey(),
  clientId: text().notNull(),
  learnedAt: text().notNull(),
});
