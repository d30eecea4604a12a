import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { templateLanguages } from "@/modules/engagement/communications/rules";
import { messageItemStates, messageSendingStates } from "./rules";

/** One message to several people, as somebody wrote it; its words are kept until the last has theirs. */
export const messageSendings = sqliteTable(
  "message_sendings",
  {
    id: text().primaryKey(),
    state: text({ enum: messageSendingStates }).notNull(),
    language: text({ enum: templateLanguages }).notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    /** A user; null where a token asked. */
    askedBy: text(),
    askedAt: text().notNull(),
    endedAt: text(),
  },
  (table) => [index("message_sendings_state").on(table.state, table.askedAt)],
);

/** One person of a run; the message to them has the id of this row. */
export const messageSendingItems = sqliteTable(
  "message_sending_items",
  {
    id: text().primaryKey(),
    sendingId: text()
      .notNull()
      .references(() => messageSendings.id),
    position: integer().notNull(),
    clientId: text().notNull(),
    /** Null where the client has nobody. */
    contactId: text(),
    state: text({ enum: messageItemStates }).notNull(),
    reason: text(),
  },
  (table) => [
    uniqueIndex("message_sending_items_run").on(table.sendingId, table.position),
    index("message_sending_items_state").on(table.sendingId, table.state, table.position),
  ],
);
