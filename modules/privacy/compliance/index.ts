export * from "./model";
export * from "./rules";
export * as compliance from "./verbs";
