import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type * as providers from "./providers";
import { jobs } from "@/modules/market/jobs/schema";
import { providerIds } from "./rules";
import { proposalStates } from "./rules";

/** What a model answered about a text, by a hash of text, model and prompt. */
export const aiAnswers = sqliteTable(
  "ai_answers",
  {
    key: text().primaryKey(),
    reply: text({ mode: "json" }).$type<providers.Reply>().notNull(),
    at: text().notNull(),
  },
  (table) => [index("ai_answers_at").on(table.at)],
);

/** How a model worded counts, by a hash of counts, language and model; null where it said more than was counted. */
export const aiWordings = sqliteTable(
  "ai_wordings",
  {
    key: text().primaryKey(),
    words: text({ mode: "json" }).$type<providers.Words>(),
    at: text().notNull(),
  },
  (table) => [index("ai_wordings_at").on(table.at)],
);

/** What each month has cost so far, with the most that questions under way can still cost. */
export const aiSpending = sqliteTable("ai_spending", {
  month: text().primaryKey(),
  requests: integer().notNull().default(0),
  tokens: integer().notNull().default(0),
  /** Millionths of a euro cent. */
  microcents: integer().notNull().default(0),
});

/** Which analysis of a job a model has read; the job is read again when any of it has changed. */
export const aiReadings = sqliteTable("ai_readings", {
  jobId: text()
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  version: text().notNull(),
  inputsHash: text().notNull(),
  /** The model and the version of the prompt. */
  reader: text().notNull(),
  state: text({ enum: ["done", "failed"] }).notNull(),
  attempts: integer().notNull(),
  added: integer().notNull(),
  at: text().notNull(),
});

/** Words that models report and the taxonomy lacks, for a person to judge. */
export const termProposals = sqliteTable(
  "term_proposals",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    label: text().notNull(),
    /** The label without case, so that one word is proposed once. */
    key: text().notNull(),
    quote: text().notNull(),
    count: integer().notNull(),
    state: text({ enum: proposalStates }).notNull(),
    firstSeenAt: text().notNull(),
    lastSeenAt: text().notNull(),
    decidedAt: text(),
    decidedBy: text(),
  },
  (table) => [
    uniqueIndex("term_proposals_key").on(table.kind, table.key),
    index("term_proposals_state").on(table.state, table.count),
  ],
);

/** A provider that cannot be asked just now, and until when it is left alone. */
export const aiTroubles = sqliteTable("ai_troubles", {
  provider: text({ enum: providerIds }).primaryKey(),
  failures: integer().notNull(),
  sentence: text().notNull(),
  at: text().notNull(),
  waitUntil: text().notNull(),
});
