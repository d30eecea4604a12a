import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { deliveryStates, testEvent, type WebhookEvent, webhookEvents } from "./rules";

/** Which programs are told what happened. */
export const webhooks = sqliteTable("webhooks", {
  id: text().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  events: text({ mode: "json" }).$type<WebhookEvent[]>().notNull(),
  /** Sealed with the installation's key. */
  secret: text().notNull(),
  isOn: integer({ mode: "boolean" }).notNull(),
  stoppedBecause: text(),
  /** The last news that was looked at for it. */
  cursor: integer().notNull(),
  failures: integer().notNull().default(0),
  /** Not before then, after an attempt that failed. */
  nextAt: text(),
  lastDeliveredAt: text(),
  version: integer().notNull().default(1),
  createdBy: text().notNull(),
  createdAt: text().notNull(),
});

/** What was, and is still to be, delivered: the queue and the log. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** Rises with time; the receiver knows a message by it, however often it comes. */
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The news it tells of; the same news is told to the same webhook once. */
    newsSeq: integer(),
    event: text({ enum: [...webhookEvents, testEvent] }).notNull(),
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    status: integer(),
    reason: text(),
    ms: integer(),
    createdAt: text().notNull(),
    settledAt: text(),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once").on(table.webhookId, table.newsSeq),
    index("webhook_deliveries_queue").on(table.webhookId, table.state, table.id),
    index("webhook_deliveries_settled").on(table.settledAt),
  ],
);
