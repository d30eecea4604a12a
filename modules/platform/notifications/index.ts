export * from "./model";
export * from "./rules";
export * from "./events";
export { notificationTasks } from "./digest";
export { holder as notificationsHolder } from "./holder";
export { notificationRoutes } from "./routes";
export type { Notice, Told } from "./telling";
export * as notifications from "./verbs";
