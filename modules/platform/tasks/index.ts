export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as tasksHolder } from "./holder";
export { handing as tasksHanding } from "./handing";
export { taskRoutes } from "./routes";
export * as tasks from "./verbs";
