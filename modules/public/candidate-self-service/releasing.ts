import { shownOf } from "@/src/read-model";
import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import {
  documentRevisionRows as documentRevisions,
  documentRows as documents,
} from "@/modules/staffing/documents/read-model";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";

export type Released = { id: string; title: string; at: string; isSigned: boolean; fileId: string };

/** Documents for this person that the agency has sent them; drafts and what is for clients never. */
export async function releasedTo(app: App, candidateId: string): Promise<Released[]> {
  const rows = await app.db
    .select({ document: shownOf(documents), pdfFileId: documentRevisions.pdfFileId })
    .from(documents)
    .innerJoin(
      documentRevisions,
      and(
        eq(documentRevisions.documentId, documents.id),
        eq(documentRevisions.revision, documents.revision),
      ),
    )
    .where(
      and(
        eq(documents.candidateId, candidateId),
        ne(documents.type, "client-confirmation"),
        inArray(documents.status, ["sent", "signed"]),
        isNull(documents.archivedAt),
      ),
    )
    .orderBy(desc(documents.seq));
  return rows.map(
    ({ document: { id, title, sentAt, signedAt, signedFileId, updatedAt }, pdfFileId }) => ({
      id,
      title,
      at: signedAt ?? sentAt ?? updatedAt,
      isSigned: signedAt !== null,
      fileId: signedFileId ?? pdfFileId,
    }),
  );
}

export async function handOver(app: App, candidateId: string, id: string): Promise<Response> {
  const released = await releasedTo(app, candidateId);
  const one = released.find((it) => it.id === id) ?? notFound("document");
  return files.download(app, one.fileId);
}
