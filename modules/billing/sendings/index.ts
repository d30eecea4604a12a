export * from "./model";
export * from "./rules";
export * as sendings from "./verbs";
