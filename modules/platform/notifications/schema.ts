import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { recordKinds } from "@/modules/platform/record-kinds/rules";
import { topics, notificationKinds } from "./rules";

/** What somebody was told; whom and what it is about is named when it is read. */
export const notifications = sqliteTable(
  "notifications",
  {
    /** Rises with time. */
    id: text().primaryKey(),
    userId: text().notNull(),
    what: text({ enum: notificationKinds }).notNull(),
    kind: text({ enum: recordKinds }),
    recordId: text(),
    /** Numbers and ids that belong to it; never anything of a person. */
    params: text({ mode: "json" }).$type<Record<string, string | number>>().notNull(),
    /** Whose doing it was; null where nobody's. */
    actorId: text(),
    onceKey: text().notNull(),
    at: text().notNull(),
    inBell: integer({ mode: "boolean" }).notNull(),
    /** Waits for the letter of the day. */
    inDigest: integer({ mode: "boolean" }).notNull(),
    readAt: text(),
  },
  (table) => [
    uniqueIndex("notifications_once").on(table.userId, table.onceKey),
    index("notifications_bell").on(table.userId, table.inBell, table.id),
    index("notifications_unread").on(table.userId, table.inBell, table.readAt),
    index("notifications_digest").on(table.inDigest, table.userId),
    index("notifications_record").on(table.recordId, table.kind),
    index("notifications_at").on(table.at),
  ],
);

/** How somebody wants to be told of a topic, where they chose. */
export const notificationChoices = sqliteTable(
  "notification_choices",
  {
    userId: text().notNull(),
    topic: text({ enum: topics }).notNull(),
    bell: integer({ mode: "boolean" }).notNull(),
    mail: integer({ mode: "boolean" }).notNull(),
    digest: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** The last day of their own for which somebody got the letter of the day. */
export const notificationDigests = sqliteTable("notification_digests", {
  userId: text().primaryKey(),
  day: text().notNull(),
});
