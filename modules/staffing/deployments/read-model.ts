import { readModel } from "@/src/database/read-model";
import { deployments } from "./schema";

export const deploymentRows = readModel(deployments, [
  "applicationId",
  "archivedAt",
  "candidateId",
  "clientId",
  "createdAt",
  "endDate",
  "id",
  "position",
  "projectId",
  "seq",
  "status",
]);
