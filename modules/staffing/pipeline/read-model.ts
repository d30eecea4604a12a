import { readModel } from "@/src/database/read-model";
import { projectCandidates } from "./schema";

export const projectCandidateRows = readModel(projectCandidates, [
  "candidateId",
  "createdAt",
  "projectId",
]);
