import { readModel } from "@/src/database/read-model";
import { timesheetLines } from "./schema";

export const timesheetLineRows = readModel(timesheetLines, [
  "clientId",
  "id",
  "invoiceId",
  "minutes",
  "selfBillId",
  "workedOn",
]);
