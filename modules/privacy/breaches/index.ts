export * from "./model";
export * from "./rules";
export * from "./events";
export { breachTasks } from "./service";
export * as breaches from "./verbs";
