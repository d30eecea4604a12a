import { readModel } from "@/src/database/read-model";
import { applicationHistory, applications } from "./schema";

export const applicationHistoryRows = readModel(applicationHistory, [
  "applicationId",
  "at",
  "by",
  "seq",
]);

export const applicationRows = readModel(applications, [
  "appliedAt",
  "candidateId",
  "createdAt",
  "id",
  "jobId",
  "matchScore",
  "origin",
  "status",
]);
