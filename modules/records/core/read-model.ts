import { readModel } from "@/src/database/read-model";
import { recordHistory } from "./schema";

export const recordHistoryRows = readModel(recordHistory, [
  "at",
  "by",
  "changes",
  "event",
  "kind",
  "recordId",
  "seq",
]);
