export * from "./model";
export * from "./rules";
export * as insights from "./verbs";
