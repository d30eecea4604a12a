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

/** What each job asked for when its candidates were last scored, and by which scorer. */
export const matchedJobs = sqliteTable("matched_jobs", {
  jobId: jobId().primaryKey(),
  version: text().notNull(),
  demand: text({ mode: "json" }).$type<JobDemand>().notNull(),
});

/** What of a candidate was looked at when they were last scored for the jobs. */
export const matchedCandidates = sqliteTable("matched_candidates", {
  candidateId: candidateId().primaryKey(),
  mark: text().notNull().default(""),
});

/** Each candidate once, in the order of their last changes; kept by triggers. */
export const candidateChanges = sqliteTable("candidate_changes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  candidateId: candidateId().unique("candidate_changes_candidate"),
});

/** The same of jobs and of what their ads were read as. */
export const jobChanges = sqliteTable("job_changes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  jobId: jobId().unique("job_changes_job"),
});

/** Up to which change each side was scored, and by which scorer. */
export const matchPositions = sqliteTable("match_positions", {
  side: text({ enum: ["candidate", "job"] }).primaryKey(),
  seq: integer().notNull(),
  version: text().notNull(),
});
