export * from "./model";
export * from "./rules";
export * as schedules from "./verbs";
