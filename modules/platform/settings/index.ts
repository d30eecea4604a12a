export * from "./model";
export * from "./rules";
export { SettingsChanged } from "./events";
export { settingRoutes } from "./routes";
export * as settings from "./service";
