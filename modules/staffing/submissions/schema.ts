import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { projects } from "@/modules/staffing/projects/schema";
import { locales } from "@/modules/platform/accounts/rules";
import { confirmationWays, ledgerEvents, reasons, verdicts } from "./rules";

/** Whom the agency has presented to whom, when, and by what right; triggers refuse to change or shorten it. */
export const submissions = sqliteTable(
  "submissions",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    at: text().notNull(),
    by: text().notNull(),
    event: text({ enum: ledgerEvents }).notNull(),
    projectId: text().notNull(),
    clientId: text().notNull(),
    /** Null once the person was forgotten; that somebody was presented stays. */
    candidateId: text(),
    /** When and how the candidate confirmed. */
    confirmedOn: text(),
    way: text({ enum: confirmationWays }),
    isNamed: integer({ mode: "boolean" }),
    /** The version of the candidate's record, and the fingerprint of the page that the client saw of it. */
    candidateVersion: integer(),
    pageHash: text(),
    note: text(),
    /** The submission that a withdrawal takes back. */
    takesBack: text(),
  },
  (table) => [
    index("submissions_project").on(table.projectId, table.seq),
    index("submissions_client").on(table.clientId, table.seq),
    index("submissions_candidate").on(table.candidateId),
  ],
);

/** A page for a client, opened by a link that ends; only the link's fingerprint is kept. */
export const shortlists = sqliteTable(
  "shortlists",
  {
    id: text().primaryKey(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    message: text(),
    isNamed: integer({ mode: "boolean" }).notNull(),
    locale: text({ enum: locales }).notNull(),
    expiresAt: text().notNull(),
    revokedAt: text(),
    createdAt: text().notNull(),
    createdBy: text().notNull(),
  },
  (table) => [index("shortlists_project").on(table.projectId)],
);

/** Who stands on a shortlist, in which order. */
export const shortlistEntries = sqliteTable(
  "shortlist_entries",
  {
    shortlistId: text()
      .notNull()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    candidateId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shortlistId, table.candidateId] }),
    index("shortlist_entries_candidate").on(table.candidateId),
  ],
);

/** When a shortlist was opened, and from which network; a full address would be personal data. */
export const shortlistViews = sqliteTable(
  "shortlist_views",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    shortlistId: text()
      .notNull()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    at: text().notNull(),
    network: text().notNull(),
  },
  (table) => [index("shortlist_views_shortlist").on(table.shortlistId)],
);

/** What a client said of a candidate; the last word counts, the earlier ones stay. */
export const shortlistFeedback = sqliteTable(
  "shortlist_feedback",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    shortlistId: text()
      .notNull()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    candidateId: text().notNull(),
    at: text().notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    reason: text({ enum: reasons }),
    comment: text(),
  },
  (table) => [
    index("shortlist_feedback_shortlist").on(table.shortlistId, table.candidateId),
    index("shortlist_feedback_candidate").on(table.candidateId),
  ],
);
