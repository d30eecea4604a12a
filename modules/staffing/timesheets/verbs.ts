export { expectPast, open } from "./expecting";
export { approve, dispute, save, submit } from "./deciding";
export { lines, locked, released } from "./billing";
export { find, list, ofDeployment } from "./service";
export { changePlan, planOf } from "./plan";
