import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Changes } from "@/modules/records/core/rules";
import { locales } from "@/modules/platform/accounts/rules";
import {
  type Criterion,
  invitationAnswers,
  letterKinds,
  recommendations,
  results,
  rounds,
  statuses,
  types,
} from "./rules";

/** A conversation with a candidate, on the phone, on a screen or in a room. */
export const interviews = sqliteTable(
  "interviews",
  {
    /** The number people say aloud. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    version: integer().notNull().default(1),
    candidateId: text().notNull(),
    projectId: text(),
    jobId: text(),
    clientId: text(),
    type: text({ enum: types }).notNull(),
    round: text({ enum: rounds }),
    /** UTC; what a clock shows is made from it by the zone of whoever reads it. */
    scheduledAt: text().notNull(),
    durationMinutes: integer().notNull(),
    /** IANA: where it takes place, or by whose clock it was agreed. */
    timezone: text().notNull(),
    link: text(),
    place: text(),
    phone: text(),
    notes: text(),
    status: text({ enum: statuses }).notNull().default("scheduled"),
    result: text({ enum: results }),
    /** Why it was cancelled or nobody came. */
    reason: text(),
    /** The language of the candidate's letters. */
    locale: text({ enum: locales }).notNull(),
    /** One event in every calendar, however often it moves. */
    calendarUid: text().notNull().unique(),
    calendarSequence: integer().notNull().default(0),
    /** Whose event it is in those calendars, from its first invitation on: a change of it would be another event. */
    calendarOrganizer: text(),
    /** The beginning of which each was reminded last; another beginning is reminded of anew. */
    candidateRemindedOf: text(),
    peopleRemindedOf: text(),
    scorecardsAskedOf: text(),
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    createdBy: text().notNull(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [
    index("interviews_time").on(table.scheduledAt, table.status),
    index("interviews_status").on(table.status, table.scheduledAt),
    index("interviews_candidate").on(table.candidateId, table.scheduledAt),
    index("interviews_project").on(table.projectId, table.scheduledAt),
    index("interviews_client").on(table.clientId, table.scheduledAt),
    index("interviews_job").on(table.jobId, table.scheduledAt),
  ],
);

/** Who asks the questions. */
export const interviewPeople = sqliteTable(
  "interview_people",
  {
    interviewId: text()
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.userId] }),
    index("interview_people_user").on(table.userId),
  ],
);

/** What one interviewer made of it; each writes one, and may write it anew. */
export const scorecards = sqliteTable(
  "scorecards",
  {
    interviewId: text()
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    userId: text().notNull(),
    scores: text({ mode: "json" }).$type<Partial<Record<Criterion, number>>>().notNull(),
    overall: integer().notNull(),
    recommendation: text({ enum: recommendations }).notNull(),
    words: text(),
    at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.userId] }),
    index("scorecards_user").on(table.userId),
  ],
);

/** Everything that happened to an interview, with who and why. */
export const interviewHistory = sqliteTable(
  "interview_history",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    interviewId: text()
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    at: text().notNull(),
    event: text().notNull(),
    by: text(),
    reason: text(),
    changes: text({ mode: "json" }).$type<Changes>().notNull(),
  },
  (table) => [index("interview_history_interview").on(table.interviewId)],
);

/** Which letters of the mail went out about it, and to whom: an interviewer, or the candidate where none stands. */
export const interviewLetters = sqliteTable(
  "interview_letters",
  {
    letterId: text().primaryKey(),
    interviewId: text()
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    userId: text(),
    kind: text({ enum: letterKinds }).notNull(),
    /** The beginning it speaks of. */
    scheduledAt: text().notNull(),
    sequence: integer().notNull(),
    at: text().notNull(),
    /** What the reader's calendar answered to it, and when by its clock. */
    answer: text({ enum: invitationAnswers }),
    answeredAt: text(),
  },
  (table) => [index("interview_letters_interview").on(table.interviewId)],
);

/** Where a user's calendar reads their interviews; only the fingerprint of the address is kept. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  userId: text().primaryKey(),
  tokenHash: text().notNull().unique(),
  createdAt: text().notNull(),
  readAt: text(),
});
