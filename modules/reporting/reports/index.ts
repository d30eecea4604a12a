export * from "./model";
export * from "./rules";
export { dataProtection } from "./ports";
export * as reports from "./verbs";
