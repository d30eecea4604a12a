export * from "./events";
export * from "./model";
export * from "./rules";
export { profileTasks } from "./daily";
export { holder as profileHolder } from "./holder";
export { profileRoutes } from "./routes";
export * as profile from "./service";
