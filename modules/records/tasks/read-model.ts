import { readModel } from "@/src/database/read-model";
import { tasks } from "./schema";

export const taskRows = readModel(tasks, [
  "deletedAt",
  "doneAt",
  "doneBy",
  "id",
  "kind",
  "recordId",
  "userId",
]);
