export * from "./model";
export * from "./rules";
export { metricPages, systemRoutes } from "./routes";
export * as system from "./verbs";
