export * from "./model";
export * from "./rules";
export type { Contribution } from "./telling";
export * as timeline from "./service";
