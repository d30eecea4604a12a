export * from "./model";
export * from "./rules";
export { holder as importsHolder } from "./holder";
export { importRoutes } from "./routes";
export * as imports from "./verbs";
export { importTasks } from "./purging";
