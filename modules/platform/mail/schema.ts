import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { recordKinds } from "@/modules/platform/record-kinds/rules";
import type { AttachedFile, CalendarPart } from "./model";
import { letterStates, purposes } from "./rules";

/** The queue and the log of what goes out: a letter is written down first and sent after. */
export const letters = sqliteTable(
  "letters",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    /** Tells that it is the same letter, however often somebody hands it in. */
    onceKey: text().notNull().unique(),
    purpose: text({ enum: purposes }).notNull(),
    /** Who sends it; null is the house itself. */
    userId: text(),
    toName: text().notNull(),
    toAddress: text().notNull(),
    /** The address under the installation's key, by which suppressions are found. */
    toHash: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** What only its reader may see, under the installation's key. */
    sealed: text(),
    calendar: text({ mode: "json" }).$type<CalendarPart>(),
    attachments: text({ mode: "json" }).$type<AttachedFile[]>().notNull(),
    headers: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    replyTo: text(),
    inReplyTo: text(),
    references: text({ mode: "json" }).$type<string[]>().notNull(),
    recordKind: text({ enum: recordKinds }),
    recordId: text(),
    state: text({ enum: letterStates }).notNull(),
    /** Why it stands there: what the server answered, or what holds it back. */
    reason: text(),
    attempts: integer().notNull().default(0),
    /** Not before then. */
    nextAt: text().notNull(),
    /** Begun with the server but not yet confirmed: whoever finds it so after a crash cannot know. */
    startedAt: text(),
    messageId: text(),
    sentAt: text(),
    createdBy: text(),
    createdAt: text().notNull(),
    changedAt: text().notNull(),
  },
  (table) => [
    index("letters_queue").on(table.state, table.purpose, table.nextAt),
    index("letters_states").on(table.state, table.seq),
    index("letters_sent").on(table.sentAt),
    index("letters_record").on(table.recordId, table.recordKind),
    index("letters_to").on(table.toHash),
    index("letters_user").on(table.userId),
    index("letters_message").on(table.messageId),
  ],
);

/** What stands beneath a user's letters. */
export const mailSignatures = sqliteTable("mail_signatures", {
  userId: text().primaryKey(),
  text: text().notNull(),
  changedAt: text().notNull(),
});

/** What keeps the mail server from taking anything; one row at most. */
export const mailTroubles = sqliteTable(
  "mail_troubles",
  {
    id: integer().primaryKey(),
    failures: integer().notNull(),
    sentence: text().notNull(),
    at: text().notNull(),
    waitUntil: text().notNull(),
  },
  (table) => [check("mail_troubles_of", sql`${table.id} in (1, 2)`)],
);
