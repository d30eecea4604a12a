import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { Document, DocumentsQuery } from "./model";
import { fieldsIn } from "./rules";
import { documentRevisions as revisions, documents } from "./schema";

export type DocumentRow = typeof documents.$inferSelect;
type RevisionRow = typeof revisions.$inferSelect;

/** The documents of a record, the newest first. */
export async function list(app: App, { kind, recordId }: DocumentsQuery): Promise<Document[]> {
  const rows = await app.db
    .select()
    .from(documents)
    .where(
      and(eq(documents.recordId, recordId), eq(documents.kind, kind), isNull(documents.archivedAt)),
    )
    .orderBy(desc(documents.seq));
  return shownAll(app, rows);
}

export async function find(app: App, id: string): Promise<Document> {
  const [shown] = await shownAll(app, [await rowOf(app, id)]);
  return shown ?? notFound("document");
}

export async function rowOf(app: App, id: string): Promise<DocumentRow> {
  const [row] = await app.db.select().from(documents).where(eq(documents.id, id));
  return row ?? notFound("document");
}

/** The row, if it still is what somebody changes it from. */
export async function findUnchanged(app: App, id: string, version: number): Promise<DocumentRow> {
  const row = await rowOf(app, id);
  if (row.version === version) return row;
  throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
}

async function shownAll(app: App, rows: DocumentRow[]): Promise<Document[]> {
  if (rows.length === 0) return [];
  const nameOf = await users.authors(app);
  const ids = rows.map(({ id }) => id);
  const given = await app.db
    .select()
    .from(revisions)
    .where(inArray(revisions.documentId, ids))
    .orderBy(asc(revisions.revision));
  const byDocument = Map.groupBy(given, ({ documentId }) => documentId);
  return rows.map((row) => shown(row, byDocument.get(row.id) ?? [], nameOf));
}

export const numberOf = ({ year, n }: Pick<DocumentRow, "year" | "n">): string | null =>
  year === null || n === null ? null : `${year}-${String(n).padStart(4, "0")}`;

const shown = (
  row: DocumentRow,
  given: RevisionRow[],
  nameOf: (signature: string) => string,
): Document => ({
  id: row.id,
  number: numberOf(row),
  kind: row.kind,
  recordId: row.recordId,
  type: row.type,
  language: row.language,
  title: row.title,
  body: row.body,
  // The number comes with the first issue, which fills its gap.
  missing: fieldsIn(row.body).filter((name) => name !== "document.number"),
  status: row.status,
  sentAt: row.sentAt,
  sentNote: row.sentNote,
  signedAt: row.signedAt,
  signedFileId: row.signedFileId,
  reason: row.reason,
  revisions: given.map(({ revision, at, by, pdfFileId, docxFileId }) => ({
    revision,
    at,
    pdfFileId,
    docxFileId,
    by: by && nameOf(by),
  })),
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
