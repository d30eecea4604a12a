export * from "./model";
export * from "./rules";
export type { PastEntry } from "./adding";
export * as pipelines from "./verbs";
