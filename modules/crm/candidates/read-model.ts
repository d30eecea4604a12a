import { readModel } from "@/src/database/read-model";
import {
  candidateCertificates,
  candidateCounts,
  candidateEnds,
  candidateStandings,
  candidates,
} from "./schema";

export const candidateCertificateRows = readModel(candidateCertificates, [
  "candidateId",
  "certificate",
  "expiresOn",
  "id",
  "letGoAt",
  "number",
  "renewedBy",
  "verifiedAt",
]);

export const candidateCountRows = readModel(candidateCounts, ["archived", "n"]);

export const candidateEndRows = readModel(candidateEnds, ["day", "n"]);

export const candidateStandingRows = readModel(candidateStandings, [
  "awaitsNotice",
  "isComplete",
  "isConsented",
  "n",
]);

export const candidateRows = readModel(candidates, [
  "archivedAt",
  "availableFrom",
  "consentAt",
  "country",
  "createdAt",
  "dataRetentionUntil",
  "email",
  "emailKey",
  "firstName",
  "gdprConsent",
  "groundUntil",
  "headline",
  "id",
  "informedAt",
  "languages",
  "lastContactAt",
  "lastName",
  "linkedin",
  "location",
  "nameKey",
  "objectedAt",
  "origin",
  "phone",
  "restrictedAt",
  "retentionDays",
  "seq",
  "status",
  "turnedDownUntil",
]);
