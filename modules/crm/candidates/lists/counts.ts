import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How many there are of each kind that lists filter by; kept by triggers, as `''` where nothing is known. */
export const candidateCounts = sqliteTable(
  "candidate_counts",
  {
    archived: integer().notNull(),
    status: text().notNull(),
    country: text().notNull(),
    role: text().notNull(),
    n: integer().notNull(),
  },
  ({ archived, status, country, role }) => [
    primaryKey({ columns: [archived, status, country, role] }),
  ],
);

/** How many were taken up on a day; kept by triggers. */
export const candidateArrivals = sqliteTable("candidate_arrivals", {
  day: text().primaryKey(),
  n: integer().notNull(),
});

/** How many have their last day on a day; kept by triggers. */
export const candidateEnds = sqliteTable("candidate_ends", {
  day: text().primaryKey(),
  n: integer().notNull(),
});

/** How many agreed, can be reached, and have yet to be told that we keep their data; kept by triggers. */
export const candidateStandings = sqliteTable(
  "candidate_standings",
  {
    isConsented: integer({ mode: "boolean" }).notNull(),
    /** With a name, a way to be reached and a country. */
    isComplete: integer({ mode: "boolean" }).notNull(),
    awaitsNotice: integer({ mode: "boolean" }).notNull(),
    n: integer().notNull(),
  },
  ({ isConsented, isComplete, awaitsNotice }) => [
    primaryKey({ columns: [isConsented, isComplete, awaitsNotice] }),
  ],
);
