export * from "./model";
export * from "./rules";
export { engagementRoutes } from "./routes";
export * as engagement from "./service";
