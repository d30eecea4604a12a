export * from "./model";
export * from "./rules";
export * from "./events";
export { breachTasks } from "./daily";
export * as breaches from "./verbs";
