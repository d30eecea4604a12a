import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import { locales } from "@/modules/platform/accounts/rules";
import { timesheets } from "../schema";
import type { Approver } from "./model";
import { type ApproverRank, letterKinds, verdicts } from "./rules";

/** Which contacts of a client approve hours. */
export const timesheetApprovers = sqliteTable("timesheet_approvers", {
  clientId: text()
    .primaryKey()
    .references(() => clients.id, { onDelete: "cascade" }),
  approvers: text({ mode: "json" }).$type<Approver[]>().notNull(),
  version: integer().notNull(),
  updatedAt: text().notNull(),
});

/** Links by which contacts of a client approve the hours of a week; only the fingerprint of each is kept. */
export const approvalLinks = sqliteTable(
  "approval_links",
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    clientId: text()
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** Null where it is for all sites that have nobody of their own. */
    siteId: text(),
    rank: integer().$type<ApproverRank>().notNull(),
    contactId: text().notNull(),
    week: text().notNull(),
    kind: text({ enum: letterKinds }).notNull(),
    locale: text({ enum: locales }).notNull(),
    letterId: text().notNull(),
    createdAt: text().notNull(),
    createdBy: text().notNull(),
    expiresAt: text().notNull(),
    openedAt: text(),
    revokedAt: text(),
    /** When the next letter follows while hours still wait; only the first link of a week has it. */
    nextAt: text(),
    nextKind: text({ enum: letterKinds }),
  },
  (table) => [
    index("approval_links_week").on(table.week, table.clientId),
    index("approval_links_due").on(table.nextAt),
  ],
);

/** What was shown to the client and what they said of it; triggers refuse to change or shorten it. */
export const timesheetDecisions = sqliteTable(
  "timesheet_decisions",
  {
    id: text().primaryKey(),
    timesheetId: text()
      .notNull()
      .references(() => timesheets.id),
    linkId: text().notNull(),
    at: text().notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    /** Null once the contact, or whoever worked, was forgotten. */
    contactId: text(),
    contactName: text(),
    reason: text(),
    network: text().notNull(),
    shownHash: text().notNull(),
    minutes: integer().notNull(),
  },
  (table) => [
    index("timesheet_decisions_sheet").on(table.timesheetId),
    index("timesheet_decisions_contact").on(table.contactId),
  ],
);
