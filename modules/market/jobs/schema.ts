import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import {
  portalCategories,
  roles,
  type System,
  targetClasses,
} from "@/modules/knowledge/analysis/rules";
import type { AdDate, Place, Salary } from "@/modules/knowledge/normalise/model";
import { sourceIds, type SourceId } from "@/modules/market/sources/rules";
import { isPlainText, isUnpacked, packedAnalysis, packedText } from "./packed-column";
import { sourceTypes, statuses } from "./rules";

/** One vacancy, composed from its postings; what lists show and sort by stands in narrow columns. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: text().primaryKey(),
    /** The number people say aloud, and the row of the full-text index. */
    seq: integer().notNull().unique(),
    title: text().notNull(),
    company: text(),
    /** The company as merging compares it: no case, no accents, no legal form. */
    companyKey: text(),
    location: text(),
    /** ISO 3166 alpha-2. */
    country: text(),
    salary: text(),
    /** Whole units of `salaryCurrency` per year. */
    salaryMin: integer(),
    salaryMax: integer(),
    salaryCurrency: text(),
    excerpt: text(),
    description: text(),
    language: text(),
    postedAt: text(),
    sourceType: text({ enum: sourceTypes }).notNull(),
    sourceUrl: text(),
    sources: text({ mode: "json" }).$type<SourceId[]>().notNull(),
    status: text({ enum: statuses }).notNull(),
    /** 0 to 100; 0 until analysed, which `class` tells apart. */
    score: integer().notNull().default(0),
    /** Which is looked at first, by `priority.ts`. */
    priority: integer().notNull().default(0),
    class: text({ enum: targetClasses }),
    category: text({ enum: roles }),
    portalCategory: text({ enum: portalCategories }),
    skills: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    systems: text({ mode: "json" }).$type<System[]>().notNull().default([]),
    certifications: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    tips: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    version: integer().notNull().default(1),
    scrapedAt: text(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [
    index("jobs_score").on(table.status, sql`${table.score} desc`, sql`${table.seq} desc`),
    index("jobs_priority").on(table.status, sql`${table.priority} desc`, sql`${table.seq} desc`),
    index("jobs_title").on(table.status, sql`lower(${table.title})`, table.seq),
    // End with what filters ask for beside words: counting reads no ad, and of a country no others.
    index("jobs_class").on(table.status, table.class, table.sourceType, table.country, table.seq),
    index("jobs_country").on(table.status, table.country, table.class, table.sourceType, table.seq),
    index("jobs_company").on(table.companyKey),
    index("jobs_place").on(table.location, table.country),
    // What the dashboard shows of them, newest first.
    index("jobs_strongest")
      .on(sql`${table.scrapedAt} desc`, sql`${table.seq} desc`)
      .where(sql`status = 'open' and source_type = 'scraped' and score >= 80`),
  ],
);

/** How many there are of each kind that counters show; kept by triggers, as `''` where nothing is known. */
export const jobCounts = sqliteTable(
  "job_counts",
  {
    status: text({ enum: statuses }).notNull(),
    class: text({ enum: [...targetClasses, ""] }).notNull(),
    sourceType: text({ enum: sourceTypes }).notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.class, table.sourceType] })],
);

/** The whole analysis, apart from the job because it is as long as the ad and only the record shows it. */
export const jobAnalyses = sqliteTable(
  "job_analyses",
  {
    jobId: text()
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    version: text().notNull(),
    /** Hash of the ad as the analyser saw it. */
    inputsHash: text().notNull().default(""),
    analysis: packedAnalysis().notNull(),
    analysedAt: text().notNull(),
  },
  (table) => [
    index("job_analyses_version").on(table.version, table.jobId),
    index("job_analyses_contract").on(
      sql`(case when json_valid(${table.analysis}) then ${table.analysis} ->> '$.demands.contract.value' end)`,
      table.jobId,
    ),
    index("job_analyses_unpacked").on(table.jobId).where(isUnpacked),
  ],
);

/** One ad on one source: what was read there, and when it was seen. */
export const postings = sqliteTable(
  "postings",
  {
    id: text().primaryKey(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    source: text({ enum: sourceIds }).notNull(),
    externalId: text().notNull(),
    url: text().notNull(),
    applyUrl: text(),
    title: text().notNull(),
    company: text(),
    places: text({ mode: "json" }).$type<Place[]>().notNull(),
    salary: text({ mode: "json" }).$type<Salary>(),
    postedAt: text({ mode: "json" }).$type<AdDate>(),
    text: packedText(),
    language: text(),
    provenance: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    mergedBecause: text().notNull(),
    /** Which question answers with this ad: what is missing from that answer may be gone. */
    scope: text().notNull(),
    /** How many complete answers in a row lacked it. */
    missed: integer().notNull().default(0),
    relistedCount: integer().notNull().default(0),
    /** The runs that saw it first and last; null where a person added it. */
    firstRunId: text(),
    lastRunId: text(),
    firstSeenAt: text().notNull(),
    lastSeenAt: text().notNull(),
    goneAt: text(),
  },
  (table) => [
    uniqueIndex("postings_ad").on(table.source, table.externalId),
    index("postings_job").on(table.jobId),
    index("postings_scope").on(table.scope, table.lastRunId),
    index("postings_run").on(table.lastRunId),
    index("postings_plain").on(table.id).where(isPlainText),
  ],
);

/** By what an ad can be found again: its addresses, and its company with each of its places. */
export const postingKeys = sqliteTable(
  "posting_keys",
  {
    key: text().notNull(),
    postingId: text()
      .notNull()
      .references(() => postings.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.key, table.postingId] })],
);

/** Everything that happened to a job; reports and the record's timeline are read from it. */
export const jobHistory = sqliteTable(
  "job_history",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    at: text().notNull(),
    event: text().notNull(),
    by: text(),
    changes: text({ mode: "json" })
      .$type<Record<string, [string | null, string | null]>>()
      .notNull(),
  },
  (table) => [index("job_history_job").on(table.jobId)],
);

/** A person said that these two are not the same vacancy; merging never joins them again. */
export const separations = sqliteTable(
  "separations",
  {
    source: text().notNull(),
    externalId: text().notNull(),
    /** The job the posting was taken out of. */
    jobId: text().notNull(),
    at: text().notNull(),
    by: text().notNull(),
  },
  (table) => [uniqueIndex("separations_pair").on(table.source, table.externalId, table.jobId)],
);
