export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as viewsHolder } from "./holder";
export { viewRoutes } from "./routes";
export * as views from "./verbs";
