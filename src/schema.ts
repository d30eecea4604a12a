import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
  (table) => [primaryKey({ columns: [table.key, table.since] })],
);

/** robots.txt as last read, kept for a day across restarts. */
export const robotsTexts = sqliteTable("robots_texts", {
  host: text().primaryKey(),
  text: text().notNull(),
  fetchedAt: text().notNull(),
});
