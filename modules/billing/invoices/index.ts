export * from "./model";
export * from "./rules";
export { paid } from "./paying";
export * as invoices from "./verbs";
