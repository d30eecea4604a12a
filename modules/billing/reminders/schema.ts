import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { invoices } from "@/modules/billing/invoices/schema";
import { clients } from "@/modules/crm/clients/schema";
import { holdReasons } from "./rules";

/** Reminders that went out, each level of an invoice once. */
export const paymentReminders = sqliteTable(
  "payment_reminders",
  {
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    level: integer().notNull(),
    sentOn: text().notNull(),
    letterId: text().notNull(),
    sentBy: text(),
    sentAt: text().notNull(),
  },
  (table) => [uniqueIndex("payment_reminders_once").on(table.invoiceId, table.level)],
);

/** Invoices that nobody is reminded of for a while, and why. */
export const reminderHolds = sqliteTable("reminder_holds", {
  invoiceId: text()
    .primaryKey()
    .references(() => invoices.id),
  reason: text({ enum: holdReasons }).notNull(),
  note: text().notNull(),
  /** The last day of it; null until somebody lifts it. */
  until: text(),
  heldBy: text(),
  heldAt: text().notNull(),
});

/** How one client is reminded, where it is otherwise than everybody else. */
export const reminderRules = sqliteTable("reminder_rules", {
  clientId: text()
    .primaryKey()
    .references(() => clients.id),
  isOff: integer({ mode: "boolean" }).notNull(),
  firstDays: integer().notNull(),
  secondDays: integer().notNull(),
  thirdDays: integer().notNull(),
  updatedAt: text().notNull(),
});
