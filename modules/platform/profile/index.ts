export * from "./events";
export * from "./model";
export * from "./rules";
export { profileTasks } from "./daily";
export { holder as profileHolder } from "./holder";
export { measuredRecruiters } from "./measuring";
export { profileRoutes } from "./routes";
export * as profile from "./service";
