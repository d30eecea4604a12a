export * from "./model";
export * from "./rules";
export * as pipelines from "./verbs";
