export { expectPast, open } from "./expecting";
export { approve, dispute, save, submit } from "./deciding";
export { billableClients, lines, locked, released, unbalanced } from "./billing";
export { approval, disputing, waiting } from "./client-word";
export { timesheetsChanged as changed } from "./events";
export { find, ofClient, ofDeployment } from "./service";
export { counts, list, remindMissing } from "./weeks";
export { changePlan, planOf } from "./plan";
export { workerLetter } from "./letters/worker-letter";
