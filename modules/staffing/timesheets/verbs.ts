export { expectPast, open } from "./expecting";
export { approve, dispute, save, submit } from "./deciding";
export { lines, locked, released } from "./billing";
export { approval, disputing, waiting } from "./client-word";
export { timesheetsChanged as changed } from "./events";
export { find, list, ofClient, ofDeployment } from "./service";
export { changePlan, planOf } from "./plan";
