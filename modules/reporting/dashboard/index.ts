export * from "./model";
export * from "./rules";
export { holder as dashboardsHolder } from "./holder";
export { insightRoutes } from "./routes";
export * as insights from "./verbs";
