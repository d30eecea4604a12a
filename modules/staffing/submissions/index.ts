export * from "./model";
export * from "./rules";
export * as submissions from "./verbs";
