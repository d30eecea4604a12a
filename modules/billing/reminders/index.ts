export * from "./model";
export * from "./rules";
export * as reminders from "./verbs";
