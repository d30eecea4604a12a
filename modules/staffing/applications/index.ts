export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as applicationsHolder } from "./holder";
export { applicationRoutes } from "./routes";
export * as applications from "./verbs";
