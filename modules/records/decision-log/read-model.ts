import { readModel } from "@/src/database/read-model";
import { decisions } from "./schema";

export const decisionRows = readModel(decisions, [
  "at",
  "by",
  "candidateId",
  "decision",
  "id",
  "jobId",
  "kind",
  "machine",
  "reason",
  "seq",
  "userId",
]);
