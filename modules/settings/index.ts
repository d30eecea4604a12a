export * from "./model";
export * from "./rules";
export { settingRoutes } from "./routes";
export * as settings from "./service";
