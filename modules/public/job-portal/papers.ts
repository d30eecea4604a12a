import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments/schema";
import { documentRevisions as revisions, documents } from "@/modules/staffing/documents/schema";
import type { App } from "@/src/app";
import type { OwnApplication } from "./model";
import { candidateDocuments, releasedStatuses } from "./rules";

type Paper = OwnApplication["papers"][number];

/** What was sent to whoever was made an offer, by the application; the signed copy where there is one. */
export async function papersOf(app: App, applicationIds: string[]): Promise<Map<string, Paper[]>> {
  const rows = await app.db
    .select({ applicationId: deployments.applicationId, document: documents, file: latest.file })
    .from(deployments)
    .innerJoin(documents, eq(documents.recordId, deployments.id))
    .innerJoin(revisions, isLatest)
    .where(
      and(
        inArray(deployments.applicationId, applicationIds),
        eq(documents.kind, "deployment"),
        inArray(documents.type, [...candidateDocuments]),
        inArray(documents.status, [...releasedStatuses]),
        isNull(documents.archivedAt),
      ),
    )
    .orderBy(desc(documents.seq));
  const byApplication = Map.groupBy(rows, ({ applicationId }) => applicationId ?? "");
  return new Map([...byApplication].map(([id, its]) => [id, its.map(shown)]));
}

const latest = { file: revisions.pdfFileId };
const isLatest = and(
  eq(revisions.documentId, documents.id),
  eq(revisions.revision, documents.revision),
);

type Row = { document: typeof documents.$inferSelect; file: string };

const shown = ({ document, file }: Row): Paper => ({
  type: document.type,
  title: document.title,
  fileId: document.signedFileId ?? file,
});
