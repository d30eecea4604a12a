export * from "./model";
export * from "./rules";
export * as selfBilling from "./verbs";
