import { readModel } from "@/src/read-model";
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
