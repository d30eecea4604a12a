export * from "./model";
export * from "./rules";
export * from "./events";
export * as requirements from "./requirements";
export * as starts from "./verbs";
