export * from "./model";
export * from "./rules";
export * from "./events";
export type { Reading } from "./reader-worker";
export { fileTasks } from "./daily";
export { holder as filesHolder } from "./holder";
export { fileRoutes } from "./routes";
export * as files from "./verbs";
