export { hold, release, saveRule, send } from "./sending";
export { due, ofInvoice, ruleOf } from "./service";
