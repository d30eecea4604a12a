import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What happened, in order; every process tails it, so that all of them hear the same news. */
export const news = sqliteTable(
  "news",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    type: text().notNull(),
    data: text({ mode: "json" }).notNull(),
    at: text().notNull(),
  },
  (table) => [index("news_at").on(table.at)],
);

/** How often a topic has changed: kept by triggers, read to answer "nothing new" for the price of one row. */
export const revisions = sqliteTable("revisions", {
  topic: text().primaryKey(),
  n: integer().notNull(),
});

/** Who holds a piece of work that only one process may do at a time, and until when. */
export const leases = sqliteTable("leases", {
  name: text().primaryKey(),
  owner: text().notNull(),
  expiresAt: text().notNull(),
});

/** Attempts per key and window; in the database, so that a restart or a second process forgets nothing. */
export const attempts = sqliteTable(
  "attempts",
  {
    key: text().notNull(),
    /** Start of the window, epoch milliseconds. */
    since: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.since] }),
    index("attempts_since").on(table.since),
  ],
);

/** How full a bucket of tries is; see src/http/access/backoff.ts. */
export const delays = sqliteTable(
  "delays",
  {
    key: text().primaryKey(),
    level: real().notNull(),
    /** When it was last counted, epoch milliseconds. */
    at: integer().notNull(),
  },
  (table) => [index("delays_at").on(table.at)],
);

/** Batches that have landed on a cluster, by the id that keeps one that is sent again from landing twice. */
export const landedBatches = sqliteTable("_writes", { id: text().primaryKey() });

/** robots.txt as last read, kept for a day across restarts. */
export const robotsTexts = sqliteTable("robots_texts", {
  host: text().primaryKey(),
  text: text().notNull(),
  fetchedAt: text().notNull(),
});

/** Requests that carried an Idempotency-Key, for a day; hashes of the key and of what was asked for. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    id: text().primaryKey(),
    fingerprint: text().notNull(),
    /** Null until it was answered; an answer that could not be kept is not given again. */
    status: integer(),
    /** The answer, sealed with the key of the installation. */
    answer: text(),
    at: text().notNull(),
  },
  (table) => [index("idempotency_keys_at").on(table.at)],
);

/** What is true of the whole installation, one row each. */
export const installation = sqliteTable("installation", {
  name: text().primaryKey(),
  value: text().notNull(),
});
