export * from "./events";
export * from "./model";
export * from "./rules";
export * as careers from "./verbs";
