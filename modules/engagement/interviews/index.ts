export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export * as interviews from "./verbs";
