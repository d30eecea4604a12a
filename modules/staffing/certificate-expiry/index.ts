export * from "./model";
export * from "./rules";
export * from "./events";
export * as expiry from "./verbs";
