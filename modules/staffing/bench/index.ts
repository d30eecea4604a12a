export * from "./model";
export * from "./rules";
export * as bench from "./verbs";
