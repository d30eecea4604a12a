export * from "./model";
export * from "./rules";
export * from "./events";
export { backupTasks } from "./daily";
export { backupRoutes } from "./routes";
export * as backups from "./verbs";
