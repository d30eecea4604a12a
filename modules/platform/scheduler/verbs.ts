export { runByHand } from "./by-hand";
export { failing, overview } from "./overview";
export { log, run, runDue } from "./service";
