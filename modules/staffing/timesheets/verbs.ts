export { expectPast, open } from "./expecting";
export { isEarly } from "./deciding/early";
export { approve, dispute, save, submit } from "./deciding/steps";
export { submitAll, unsubmitAll } from "./lists/bulk";
export { billableClients, lines, locked, released, unbalanced } from "./billing";
export { payableLines, payablePeople, payLocked, payReleased } from "./paying";
export {
  billableExpenses,
  expensesBilled,
  expensesOf,
  expensesPaid,
  payableExpenses,
  wronglyPriced,
} from "./expenses/reading";
export { saveExpenses } from "./expenses/saving";
export { approval, disputing, waiting } from "./client-word";
export { timesheetsChanged } from "./events";
export { find, listByClient, listByDeployment } from "./service";
export { importExpenses } from "./importing/expenses/service";
export { importHours } from "./importing/service";
export { list } from "./lists/listing";
export { chaseLate, counts, remindMissing } from "./weeks";
export { changePlan, planOf } from "./plan";
export { workerLetter } from "./letters/worker-letter";
export { settledWeeks, worked, type WorkedOf } from "./worked";
export { payExport } from "./pay-export/service";
