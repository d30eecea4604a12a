import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { formatNames } from "@/modules/records/files/rules";
import { audiences, directions, entityTypes, templateLanguages, types } from "./rules";

/** What passed between the agency and somebody: a message, a call, a meeting. */
export const communications = sqliteTable(
  "communications",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    version: integer().notNull().default(1),
    type: text({ enum: types }).notNull(),
    direction: text({ enum: directions }).notNull(),
    /** Null while nobody knows where a message belongs. */
    kind: text({ enum: entityTypes }),
    recordId: text(),
    /** With whom, as they are called there. */
    contactName: text(),
    /** Their address, in lower case. */
    contactAddress: text(),
    threadId: text().notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    occurredAt: text().notNull(),
    durationMinutes: integer(),
    /** Whose it is; null where it came to the agency. */
    userId: text(),
    audience: text({ enum: audiences }).notNull(),
    /** The letter that carries it. */
    letterId: text(),
    messageId: text(),
    inReplyTo: text(),
    /** A machine answered: "out of office". */
    isAutomatic: integer({ mode: "boolean" }).notNull().default(false),
    /** It came from another address than the one that was written to. */
    isFromElsewhere: integer({ mode: "boolean" }).notNull().default(false),
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: text().notNull(),
    deletedAt: text(),
  },
  (table) => [
    index("communications_date").on(
      sql`${table.deletedAt} is not null`,
      sql`${table.occurredAt} desc`,
      sql`${table.seq} desc`,
    ),
    index("communications_record").on(table.recordId, table.kind, table.occurredAt),
    index("communications_thread").on(table.threadId, table.occurredAt),
    index("communications_address").on(table.contactAddress),
    index("communications_user").on(table.userId),
    index("communications_letter").on(table.letterId),
    index("communications_message").on(table.messageId),
    index("communications_deleted").on(table.deletedAt),
  ],
);

/** What was sent along; without content it was not taken, and `trouble` says why. */
export const communicationFiles = sqliteTable(
  "communication_files",
  {
    id: text().primaryKey(),
    communicationId: text()
      .notNull()
      .references(() => communications.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    format: text({ enum: formatNames }),
    bytes: integer().notNull(),
    content: text(),
    trouble: text(),
  },
  (table) => [
    index("communication_files_of").on(table.communicationId, table.position),
    index("communication_files_content").on(table.content),
  ],
);

/** Messages that came in, by their fingerprint, so that each is filed once. */
export const receivedMessages = sqliteTable(
  "received_messages",
  {
    fingerprint: text().primaryKey(),
    communicationId: text(),
    at: text().notNull(),
  },
  (table) => [index("received_messages_of").on(table.communicationId)],
);

/** How far the agency's folder has been read, as one row. */
export const inboxReading = sqliteTable("inbox_reading", {
  id: integer().primaryKey(),
  /** Which folder of which mailbox; another one is begun anew. */
  place: text().notNull(),
  /** The server numbers messages anew where this changes. */
  validity: text().notNull(),
  lastUid: integer().notNull(),
  /** What arrived before stays where it is, unread. */
  since: text().notNull(),
  checkedAt: text().notNull(),
  filed: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  /** Why the last of those was refused. */
  refusal: text(),
});

/** A message with gaps, under a name; standard ones come with the product. */
export const messageTemplates = sqliteTable(
  "message_templates",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    version: integer().notNull().default(1),
    name: text().notNull(),
    language: text({ enum: templateLanguages }).notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
    archivedAt: text(),
  },
  (table) => [uniqueIndex("message_templates_name").on(table.name, table.language)],
);
