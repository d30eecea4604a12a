export * from "./model";
export * from "./rules";
export type { Signature } from "./signatures";
export * as approvals from "./verbs";
