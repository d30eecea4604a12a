export * from "./model";
export * from "./rules";
export * as timesheets from "./verbs";
