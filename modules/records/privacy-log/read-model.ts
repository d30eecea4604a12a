import { readModel } from "@/src/database/read-model";
import { gdprActivities } from "./schema";

export const gdprActivityRows = readModel(gdprActivities, [
  "completedAt",
  "createdAt",
  "deed",
  "dueAt",
  "entityId",
  "seq",
  "status",
]);
