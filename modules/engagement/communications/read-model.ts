import { readModel } from "@/src/database/read-model";
import { communications } from "./schema";

export const communicationRows = readModel(communications, [
  "deletedAt",
  "direction",
  "isAutomatic",
  "letterId",
  "occurredAt",
  "recordId",
  "seq",
  "threadId",
  "type",
]);
