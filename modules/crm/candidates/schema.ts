import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { foldUmlautsSql } from "./duplicates/spelling";
import { certificateIndexes } from "./lists/certificate-indexes";
import { orderIndexes, rangeIndexes } from "./lists/ordering";
import { recordColumns } from "@/modules/records/core/schema";
import { roles, type System } from "@/modules/knowledge/analysis/rules";
import {
  channels,
  contractWishes,
  identityDocuments,
  type LanguageLevel,
  origins,
  payPeriods,
  purposes,
  statuses,
} from "./rules";

export * from "./duplicates/name-parts";
export * from "./lists/counts";

/** A person who may be placed; what lists show and sort by stands in narrow columns. */
export const candidates = sqliteTable(
  "candidates",
  {
    ...recordColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phone: text(),
    linkedin: text(),
    location: text(),
    /** ISO 3166 alpha-2. */
    country: text(),
    headline: text(),
    summary: text(),
    status: text({ enum: statuses }).notNull().default("active"),
    statusReason: text(),
    /** When to think again about somebody on the blacklist. */
    statusUntil: text(),
    role: text({ enum: roles }),
    /** All the countries they would work in; empty where nobody asked. */
    willingCountries: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    languages: text({ mode: "json" }).$type<Record<string, LanguageLevel>>().notNull().default({}),
    yearsTotal: real(),
    yearsDatacentre: real(),
    /** Ids of the taxonomy. */
    skills: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** The names of those, in the same order, then the skills that the taxonomy does not know. */
    skillNames: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    systems: text({ mode: "json" }).$type<System[]>().notNull().default([]),
    payCents: integer(),
    payCurrency: text(),
    payPeriod: text({ enum: payPeriods }),
    availableFrom: text(),
    noticeDays: integer(),
    contract: text({ enum: contractWishes }),
    worksShifts: integer({ mode: "boolean" }),
    gdprConsent: integer({ mode: "boolean" }).notNull().default(false),
    consentAt: text(),
    origin: text({ enum: origins }).notNull(),
    /** By the rule in rules.ts; every write that changes what the rule looks at writes it anew. */
    dataRetentionUntil: text().notNull(),
    /** The last day for somebody whose every application has ended without a place; null while one is open. */
    turnedDownUntil: text(),
    /** What the agency has set instead of the rule's own days, if that is fewer. */
    retentionDays: integer(),
    /** Since which day we have their data, where that is before the record; their retention counts from there. */
    heldSince: text(),
    lastContactAt: text(),
    /** When somebody who did not apply was told that we keep their data. */
    informedAt: text(),
    /** Since when the data may only be kept, and be read where rights are looked after. */
    restrictedAt: text(),
    /** Since when they do not want to be approached. */
    objectedAt: text(),
    /** The last day on which a recorded basis lets the data be kept and used, consent or not. */
    groundUntil: text(),
    /** By what the same person is found again: without case, accents, order or country codes. */
    nameKey: text().notNull(),
    emailKey: text(),
    phoneKey: text(),
    linkedinKey: text(),
    placeKey: text(),
    /** What whoever looks after them is called; triggers keep it, so that a list in that order is read from an index. */
    ownerKey: text(),
  },
  (table) => [
    ...orderIndexes(table),
    ...rangeIndexes(table),
    // What filters ask for stands at the end of each order, so that whom they leave out is never read.
    index("candidates_newest").on(
      sql`${table.archivedAt} is not null`,
      sql`${table.seq} desc`,
      table.status,
      table.country,
      table.role,
    ),
    index("candidates_updated").on(
      sql`${table.archivedAt} is not null`,
      sql`${table.updatedAt} desc`,
      sql`${table.seq} desc`,
      table.status,
      table.country,
      table.role,
    ),
    index("candidates_name").on(
      sql`${table.archivedAt} is not null`,
      table.nameKey,
      table.seq,
      table.status,
      table.country,
      table.role,
    ),
    index("candidates_spelt").on(foldUmlautsSql(table.nameKey), table.placeKey),
    // The names of a place, without the people.
    index("candidates_names_there").on(table.placeKey, table.nameKey),
    index("candidates_email").on(table.emailKey),
    index("candidates_phone").on(table.phoneKey),
    index("candidates_linkedin").on(table.linkedinKey),
    index("candidates_place").on(
      table.placeKey,
      table.country,
      sql`${table.archivedAt} is not null`,
      table.id,
    ),
    index("candidates_retention").on(table.dataRetentionUntil),
    index("candidates_created").on(table.createdAt, table.origin, table.archivedAt),
  ],
);

/** A certificate that a candidate holds, with its dates. */
export const candidateCertificates = sqliteTable(
  "candidate_certificates",
  {
    id: text().primaryKey(),
    candidateId: text()
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    /** The taxonomy's id. */
    certificate: text().notNull(),
    number: text(),
    issuedOn: text(),
    expiresOn: text(),
    verifiedAt: text(),
    verifiedBy: text(),
    /** The file that shows it. */
    proofFileId: text(),
    /** The certificate that took its place; it stays as history. */
    renewedBy: text(),
    /** Nobody will renew it and nobody is to be reminded of it. */
    letGoAt: text(),
  },
  (table) => certificateIndexes(table),
);

/** What a person agreed to: each purpose by itself, in which words, how, and until when. */
export const candidateConsents = sqliteTable(
  "candidate_consents",
  {
    id: text().primaryKey(),
    candidateId: text()
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    purpose: text({ enum: purposes }).notNull(),
    textVersion: text().notNull(),
    /** ISO 639-1; null where nobody noted in which language it was asked. */
    language: text(),
    channel: text({ enum: channels }).notNull(),
    givenAt: text().notNull(),
    /** Where the proof is: the mail of a day, the signed form. */
    proof: text(),
    recordedBy: text().notNull(),
    withdrawnAt: text(),
    withdrawnBy: text(),
  },
  (table) => [
    index("candidate_consents_candidate").on(table.candidateId),
    index("candidate_consents_standing")
      .on(table.givenAt)
      .where(sql`withdrawn_at is null`),
  ],
);

/** That somebody has seen who a person is: which document and until when, never its number or a copy. */
export const candidateIdentities = sqliteTable("candidate_identities", {
  candidateId: text()
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  document: text({ enum: identityDocuments }).notNull(),
  expiresOn: text(),
  checkedAt: text().notNull(),
  checkedBy: text().notNull(),
});
