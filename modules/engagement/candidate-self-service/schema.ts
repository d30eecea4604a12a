import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { candidates } from "@/modules/crm/candidates/schema";
import { locales } from "@/modules/platform/accounts/rules";
import { requestKinds } from "./rules";

const candidateId = () =>
  text()
    .notNull()
    .references(() => candidates.id, { onDelete: "cascade" });

/** Links that open a candidate's own page; only the fingerprint of each is kept. */
export const ownPageLinks = sqliteTable(
  "own_page_links",
  {
    id: text().primaryKey(),
    candidateId: candidateId(),
    tokenHash: text().notNull().unique(),
    locale: text({ enum: locales }).notNull(),
    letterId: text().notNull(),
    createdAt: text().notNull(),
    /** Who of the office sent it, or the page itself. */
    createdBy: text().notNull(),
    expiresAt: text().notNull(),
    openedAt: text(),
    endedAt: text(),
  },
  (table) => [index("own_page_links_candidate").on(table.candidateId)],
);

/** What a candidate asked on their own page, until somebody has seen to it. */
export const ownPageRequests = sqliteTable(
  "own_page_requests",
  {
    id: text().primaryKey(),
    candidateId: candidateId(),
    kind: text({ enum: requestKinds }).notNull(),
    /** The interview or the application that it is about; empty where it is about the person. */
    aboutId: text().notNull().default(""),
    words: text(),
    at: text().notNull(),
    settledAt: text(),
    settledBy: text(),
  },
  (table) => [
    index("own_page_requests_candidate").on(table.candidateId),
    // One open request of a kind is enough, however often the button is pressed.
    uniqueIndex("own_page_requests_open")
      .on(table.candidateId, table.kind, table.aboutId)
      .where(sql`settled_at is null`),
  ],
);
