export * from "./model";
export * from "./rules";
export * from "./events";
export { expiryTasks } from "./reminding";
export { expiryRoutes } from "./routes";
export * as expiry from "./verbs";
