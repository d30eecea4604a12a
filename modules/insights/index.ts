export * from "./model";
export * from "./rules";
export { insightRoutes } from "./routes";
export * as insights from "./service";
