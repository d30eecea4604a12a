export * from "./model";
export * from "./rules";
export * from "./events";
export * as payments from "./verbs";
export { PaymentQuery } from "./lists/questions";
