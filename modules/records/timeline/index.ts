export * from "./model";
export * from "./rules";
export type { Contribution } from "./sources";
export * as timeline from "./service";
