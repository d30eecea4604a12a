import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { candidates } from "@/modules/crm/candidates/schema";
import { jobs } from "@/modules/market/jobs/schema";
import type { JobDemand, MatchPart } from "./model";

const jobId = () =>
  text()
    .notNull()
    .references(() => jobs.id, { onDelete: "cascade" });
const candidateId = () =>
  text()
    .notNull()
    .references(() => candidates.id, { onDelete: "cascade" });

/** The pairs worth keeping, as they were last scored; any other is computed when it is asked for. */
export const matches = sqliteTable(
  "matches",
  {
    jobId: jobId(),
    candidateId: candidateId(),
    score: integer().notNull(),
    confidence: real().notNull(),
    parts: text({ mode: "json" }).$type<Pick<MatchPart, "component" | "points">[]>().notNull(),
    version: text().notNull(),
    inputsHash: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.candidateId] }),
    index("matches_candidate").on(table.candidateId),
  ],
);

/** Pairs that have been news, so that none is twice. */
export const matchNews = sqliteTable(
  "match_news",
  { jobId: jobId(), candidateId: candidateId(), at: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.jobId, table.candidateId] }),
    index("match_news_candidate").on(table.candidateId),
  ],
);

/** What each job asks for, and as which version of it the candidates were last scored: a job that differs waits. */
export const matchedJobs = sqliteTable("matched_jobs", {
  jobId: jobId().primaryKey(),
  jobVersion: integer().notNull(),
  /** Of the analysis: they stand before its long text in the row, so that looking for changes never reads that. */
  inputsHash: text().notNull().default(""),
  analyser: text().notNull().default(""),
  version: text().notNull(),
  demand: text({ mode: "json" }).$type<JobDemand>().notNull(),
});

/** As which version of it a candidate was last scored for the jobs: one that differs waits. */
export const matchedCandidates = sqliteTable("matched_candidates", {
  candidateId: candidateId().primaryKey(),
  candidateVersion: integer().notNull(),
  version: text().notNull(),
});
