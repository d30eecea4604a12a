import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { documentTypes, languages, sourceKinds, statuses } from "./rules";

/** A text with gaps, for one language and perhaps one kind of contract or one country. */
export const documentTemplates = sqliteTable("document_templates", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().notNull().unique(),
  type: text({ enum: documentTypes }).notNull(),
  language: text({ enum: languages }).notNull(),
  contractType: text({ enum: contractTypes }),
  /** ISO 3166 alpha-2. */
  country: text(),
  name: text().notNull(),
  body: text().notNull(),
  version: integer().notNull().default(1),
  createdAt: text().notNull(),
  updatedAt: text().notNull(),
  archivedAt: text(),
});

/** A document about a record, as it stands now; what was given out is kept with its revisions. */
export const documents = sqliteTable(
  "documents",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    kind: text({ enum: sourceKinds }).notNull(),
    recordId: text().notNull(),
    /** Who is named in it. */
    candidateId: text(),
    type: text({ enum: documentTypes }).notNull(),
    language: text({ enum: languages }).notNull(),
    templateId: text(),
    title: text().notNull(),
    body: text().notNull(),
    status: text({ enum: statuses }).notNull().default("draft"),
    /** Given with the first issue and kept by every revision: 2026-0031. */
    year: integer(),
    n: integer(),
    revision: integer().notNull().default(0),
    sentAt: text(),
    sentNote: text(),
    signedAt: text(),
    signedFileId: text(),
    reason: text(),
    createdBy: text(),
    version: integer().notNull().default(1),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
    archivedAt: text(),
  },
  (table) => [
    index("documents_record").on(table.recordId, table.kind),
    index("documents_candidate").on(table.candidateId),
    uniqueIndex("documents_number").on(table.year, table.n),
  ],
);

/** Every revision that was given out, with its files. */
export const documentRevisions = sqliteTable(
  "document_revisions",
  {
    id: text().primaryKey(),
    documentId: text().notNull(),
    revision: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    pdfFileId: text().notNull(),
    docxFileId: text().notNull(),
    at: text().notNull(),
    by: text(),
  },
  (table) => [uniqueIndex("document_revisions_once").on(table.documentId, table.revision)],
);
