export * from "./rules";
export * from "./events";
export type { Notice, Told } from "./telling";
export * as notifications from "./verbs";
