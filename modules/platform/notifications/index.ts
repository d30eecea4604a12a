export * from "./model";
export * from "./rules";
export * from "./events";
export type { Notice } from "./telling";
export * as notifications from "./verbs";
