import { readModel } from "@/src/database/read-model";
import { expenses, timesheetLines } from "./schema";

export const timesheetLineRows = readModel(timesheetLines, [
  "clientId",
  "id",
  "invoiceId",
  "minutes",
  "selfBillId",
  "timesheetId",
  "workedOn",
]);

export const expenseRows = readModel(expenses, [
  "billCents",
  "id",
  "invoiceId",
  "payCents",
  "selfBillId",
]);
