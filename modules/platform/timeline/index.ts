export * from "./model";
export * from "./rules";
export { timelineRoutes } from "./routes";
export * as timeline from "./service";
