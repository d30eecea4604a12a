import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { locales } from "@/modules/platform/accounts/rules";
import type { Audience, Step } from "./model";
import { campaignTypes, recipientStates, statuses, ways } from "./rules";

/** Letters to many, written once and confirmed by number before the first goes out. */
export const campaigns = sqliteTable(
  "campaigns",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    name: text().notNull(),
    type: text({ enum: campaignTypes }).notNull(),
    status: text({ enum: statuses }).notNull().default("draft"),
    jobIds: text({ mode: "json" }).$type<string[]>().notNull(),
    audience: text({ mode: "json" }).$type<Audience>().notNull(),
    sequence: text({ mode: "json" }).$type<Step[]>().notNull(),
    hourlyLimit: integer().notNull(),
    startsAt: text(),
    /** To how many somebody confirmed to write. */
    confirmedCount: integer(),
    confirmedBy: text(),
    confirmedAt: text(),
    startedAt: text(),
    endedAt: text(),
    createdBy: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [index("campaigns_status").on(table.status)],
);

const campaignId = () =>
  text()
    .notNull()
    .references(() => campaigns.id, { onDelete: "cascade" });

/** Who is written to: fixed in the moment of the confirmation, never more. */
export const campaignRecipients = sqliteTable(
  "campaign_recipients",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    /** What the link to unsubscribe names. */
    id: text().notNull().unique(),
    campaignId: campaignId(),
    candidateId: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Which of the campaign's jobs their letters name, the best first. */
    jobIds: text({ mode: "json" }).$type<string[]>().notNull(),
    state: text({ enum: recipientStates }).notNull().default("waiting"),
    reason: text(),
    /** The letter that is next, counted from 0. */
    step: integer().notNull().default(0),
    /** When it is due; null while one is under way or none is left. */
    dueAt: text(),
    /** The letter under way or sent last. */
    letterId: text(),
    /** The consent that the confirmation found. */
    consentId: text().notNull(),
    changedAt: text().notNull(),
  },
  (table) => [
    uniqueIndex("campaign_recipients_once").on(table.campaignId, table.candidateId),
    index("campaign_recipients_due").on(table.campaignId, table.state, table.dueAt),
    // Nobody is in two campaigns at once, whoever confirms them at the same moment.
    uniqueIndex("campaign_recipients_busy")
      .on(table.candidateId)
      .where(sql`state = 'waiting'`),
    index("campaign_recipients_candidate").on(table.candidateId),
  ],
);

/** The letters of campaigns: one per person and step, with the consent that it rests on. */
export const campaignLetters = sqliteTable(
  "campaign_letters",
  {
    /** That of the letter in the queue. */
    id: text().primaryKey(),
    campaignId: campaignId(),
    candidateId: text().notNull(),
    step: integer().notNull(),
    /** Which attempt: a letter that was taken out of the queue unsent may be put there again. */
    round: integer().notNull().default(0),
    consentId: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    uniqueIndex("campaign_letters_once").on(
      table.campaignId,
      table.candidateId,
      table.step,
      table.round,
    ),
    index("campaign_letters_at").on(table.campaignId, table.at),
    index("campaign_letters_candidate").on(table.candidateId),
  ],
);

/** That somebody wants no more such letters: when, by which link and how; the proof that it was done. */
export const campaignOptOuts = sqliteTable(
  "campaign_opt_outs",
  {
    id: text().primaryKey(),
    campaignId: campaignId(),
    candidateId: text().notNull(),
    at: text().notNull(),
    way: text({ enum: ways }).notNull(),
    /** The consents that were withdrawn by it. */
    consentIds: text({ mode: "json" }).$type<string[]>().notNull(),
    /** When the same person took it back on the same page. */
    undoneAt: text(),
  },
  (table) => [index("campaign_opt_outs_candidate").on(table.candidateId)],
);
