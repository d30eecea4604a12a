import { readModel } from "@/src/database/read-model";
import { documentRevisions, documents } from "./schema";

export const documentRevisionRows = readModel(documentRevisions, [
  "documentId",
  "pdfFileId",
  "revision",
]);

export const documentRows = readModel(documents, [
  "archivedAt",
  "candidateId",
  "id",
  "kind",
  "recordId",
  "revision",
  "sentAt",
  "seq",
  "signedAt",
  "signedFileId",
  "status",
  "title",
  "type",
  "updatedAt",
]);
