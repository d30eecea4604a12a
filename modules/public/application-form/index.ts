export * from "./model";
export { applyingTasks } from "./daily";
export { holder as applyingHolder } from "./holder";
export { applyingRoutes } from "./office/routes";
export { applyingPages } from "./routes";
export * as applying from "./verbs";
