import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { confirmationWays, ledgerEvents } from "./rules";

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
