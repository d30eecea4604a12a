export * from "./model";
export * from "./input-model";
export * from "./rules";
export * as employers from "./service";
export { payCheck } from "./pay/pay-check";
export * as leads from "./leads/verbs";
export { LeadQuery } from "./leads/lists/questions";
