import { readModel } from "@/src/database/read-model";
import { letters } from "./schema";

export const letterRows = readModel(letters, [
  "changedAt",
  "id",
  "onceKey",
  "purpose",
  "reason",
  "recordId",
  "recordKind",
  "sentAt",
  "state",
  "toAddress",
  "userId",
]);
