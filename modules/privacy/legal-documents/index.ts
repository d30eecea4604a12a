export * from "./model";
export * from "./rules";
export * from "./events";
export * as legal from "./verbs";
