export * from "./model";
export * from "./rules";
export * from "./events";
export { breachTasks } from "./daily";
export { breachRoutes } from "./routes";
export * as breaches from "./verbs";
