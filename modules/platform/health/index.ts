export * from "./model";
export * from "./rules";
export * as system from "./verbs";
