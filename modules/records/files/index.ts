export * from "./model";
export * from "./rules";
export * from "./events";
export { fileTasks } from "./daily";
export * as files from "./verbs";
