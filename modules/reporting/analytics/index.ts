export * from "./model";
export * from "./rules";
export { analyticsRoutes } from "./routes";
export * as analytics from "./verbs";
