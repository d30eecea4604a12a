export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as mergingHolder } from "./holder";
export { mergingRoutes } from "./routes";
export { mergingTasks } from "./purging";
export * as merging from "./verbs";
