export { failing, overview } from "./overview";
export { log, run, runByHand, runDue } from "./service";
