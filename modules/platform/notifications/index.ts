export * from "./model";
export * from "./rules";
export * from "./events";
export type { Notice } from "./notifying";
export * as notifications from "./verbs";
