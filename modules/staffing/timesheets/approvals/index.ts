export * from "./model";
export * from "./rules";
export * as approvals from "./verbs";
