export * from "./model";
export * from "./rules";
export { scheduleRoutes } from "./routes";
export type { DailyTask } from "./service";
export * as schedules from "./verbs";
