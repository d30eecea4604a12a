import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { invoices } from "@/modules/billing/invoices/schema";
import { sendingItemStates, sendingKinds, sendingStates } from "./rules";

/** A run that sends several invoices or reminders; its progress is the state of its items. */
export const invoiceSendings = sqliteTable(
  "invoice_sendings",
  {
    id: text().primaryKey(),
    kind: text({ enum: sendingKinds }).notNull(),
    state: text({ enum: sendingStates }).notNull(),
    /** A user; null where the terminal or a token asked. */
    askedBy: text(),
    askedAt: text().notNull(),
    endedAt: text(),
  },
  (table) => [index("invoice_sendings_state").on(table.state, table.askedAt)],
);

/** One letter of a run, with the version that its invoice had when it was asked for. */
export const invoiceSendingItems = sqliteTable(
  "invoice_sending_items",
  {
    id: text().primaryKey(),
    sendingId: text()
      .notNull()
      .references(() => invoiceSendings.id),
    position: integer().notNull(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    version: integer().notNull(),
    state: text({ enum: sendingItemStates }).notNull(),
    reason: text(),
  },
  (table) => [
    uniqueIndex("invoice_sending_items_run").on(table.sendingId, table.position),
    index("invoice_sending_items_state").on(table.sendingId, table.state, table.position),
  ],
);
