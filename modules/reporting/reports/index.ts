export * from "./model";
export * from "./rules";
export { reportRoutes } from "./routes";
export * as reports from "./verbs";
