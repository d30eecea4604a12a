export * from "./model";
export * from "./rules";
export type { Claimed } from "./service";
export * as claims from "./service";
