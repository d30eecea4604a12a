export * from "./model";
export * from "./rules";
export { benchTasks } from "./reminding";
export { benchRoutes } from "./routes";
export * as bench from "./verbs";
