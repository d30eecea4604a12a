export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { communicationTasks } from "./daily";
export { holder as communicationsHolder } from "./holder";
export { isThere } from "./seeing";
export { communicationRoutes, inboxRoutes } from "./routes";
export * as communications from "./verbs";
