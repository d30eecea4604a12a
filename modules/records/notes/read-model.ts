import { readModel } from "@/src/database/read-model";
import { notes } from "./schema";

export const noteRows = readModel(notes, [
  "createdAt",
  "deletedAt",
  "id",
  "kind",
  "recordId",
  "userId",
]);
