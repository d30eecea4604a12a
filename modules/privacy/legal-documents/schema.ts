import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { formatNames } from "@/modules/records/files/rules";
import { certificateKinds, documentTypes, locales } from "./rules";

/** The agency's own words, where they differ from the standard ones. */
export const legalDrafts = sqliteTable(
  "legal_drafts",
  {
    type: text({ enum: documentTypes }).notNull(),
    language: text({ enum: locales }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: text().notNull(),
    updatedBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.language] })],
);

/** What was published, word for word, and from which day it counts; never changed afterwards. */
export const legalEditions = sqliteTable(
  "legal_editions",
  {
    id: text().primaryKey(),
    type: text({ enum: documentTypes }).notNull(),
    language: text({ enum: locales }).notNull(),
    n: integer().notNull(),
    title: text().notNull(),
    /** As readers see it, every gap filled. */
    body: text().notNull(),
    /** As it was written, to tell whether the draft says something else since. */
    source: text().notNull(),
    /** The words of the consents that it goes with. */
    consentVersion: text().notNull(),
    note: text(),
    effectiveFrom: text().notNull(),
    publishedAt: text().notNull(),
    publishedBy: text().notNull(),
    withdrawnAt: text(),
    withdrawnBy: text(),
  },
  (table) => [uniqueIndex("legal_editions_number").on(table.type, table.language, table.n)],
);

/** A mark, an admission or a paper that the agency holds itself. */
export const agencyCertificates = sqliteTable(
  "agency_certificates",
  {
    id: text().primaryKey(),
    kind: text({ enum: certificateKinds }).notNull(),
    /** What it is called, where the kind does not say. */
    name: text(),
    number: text(),
    issuer: text(),
    askedOn: text(),
    /** Null as long as it was only asked for. */
    validFrom: text(),
    validUntil: text(),
    isPublic: integer({ mode: "boolean" }).notNull().default(false),
    note: text(),
    content: text(),
    fileName: text(),
    fileFormat: text({ enum: formatNames }),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
    archivedAt: text(),
  },
  (table) => [index("agency_certificates_end").on(table.validUntil)],
);
