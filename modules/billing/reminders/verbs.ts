export { hold, release, saveRule } from "./holding";
export { remind, send } from "./sending";
export { due, ofInvoice, ruleOf } from "./service";
