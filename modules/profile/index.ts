export * from "./model";
export * from "./rules";
export { profileRoutes } from "./routes";
export * as profile from "./service";
